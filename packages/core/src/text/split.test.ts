import { expect, it } from 'vitest';
import { piecesOf, splitAbilities, tokenize, type AbilityInText, type Stretch } from './index.js';

interface Part extends Stretch {
  readonly ability: AbilityInText;
}

/** Lists which ability and mode has which words. A line of stars has none. */
function split(text: string): readonly string[] {
  const tokens = tokenize(text);
  const words = ({ from, to }: Stretch) =>
    tokens
      .slice(from, to)
      .map((token) => token.text)
      .join(' ');
  return splitAbilities<AbilityInText, Part>(tokens, {
    line: ({ from }) => {
      if (tokens[from]?.text === '*') return 'none';
      if (tokens[from]?.text === '|') return 'more';
      return tokens[from]?.text === '•' ? 'modes' : 'ability';
    },
    begin: ({ from }, place) => ({ ability: { kind: 'plain', ...place }, from }),
    cut(stretch, ability, { push, grant }) {
      for (const { from, to, quoted } of piecesOf(tokens, stretch)) {
        if (quoted) grant({ from, to });
        else push({ ability, from, to });
      }
    },
  }).map((part) => {
    const { index, mode, granted } = part.ability;
    return `${index}${mode === undefined ? '' : `.${mode}`}${granted ? ' granted' : ''}: ${words(part)}`;
  });
}

it.each<[string, string, readonly string[]]>([
  ['each line is an ability', 'Grow.\n\nWater it.', ['0: grow .', '1: water it .']],
  ['modes on their line', 'Choose one — • Grow. • Rest.', ['0: choose one —', '0.0: grow .', '0.1: rest .']],
  [
    'modes on lines',
    'Choose:\n• Grow.\n• Rest.\nWilt.',
    ['0: choose :', '0.0: grow .', '0.1: rest .', '1: wilt .'],
  ],
  ['modes of nothing', '• Grow.', ['0.0: grow .']],
  ['a quotation', 'Has "Grow." and more.', ['0: has', '1 granted: grow .', '0: and more .']],
  ['a bullet in a quotation', 'Has "Choose • grow".', ['0: has', '1 granted: choose • grow', '0: .']],
  ['a quotation without an end', 'Has "grow', ['0: has', '1 granted: grow']],
  ['more words, and none', 'Roll.\n* * *\n| Grow.', ['0: roll .', '0: | grow .']],
  ['nothing', '\n\n', []],
])('%s', (_what, text, parts) => expect(split(text)).toEqual(parts));
