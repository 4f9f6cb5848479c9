import type { AbilityJson, LorcanaCardJson } from './schema.js';

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** A card's words, an ability a line: its name in capitals, as cards have it, and what it says. */
export function textOf({ abilities, effects, fullText, text }: LorcanaCardJson): string {
  const lines = [...(abilities ?? []).map(lineOf), ...(effects ?? []).map(inOneLine)].filter(
    (line) => line !== '',
  );
  return lines.length > 0 ? lines.join('\n') : (fullText ?? text ?? '');
}

function lineOf({ name, effect, fullText }: AbilityJson): string {
  const said =
    typeof effect === 'string' && typeof name === 'string' ? `${name.toUpperCase()} ${effect}` : undefined;
  return inOneLine(said ?? fullText ?? effect ?? '');
}
