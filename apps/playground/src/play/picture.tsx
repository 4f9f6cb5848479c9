import { Refusals } from '../ui/refusals.js';
import { useState } from 'preact/hooks';

/** Returns all style rules of this page as text, because a picture is drawn without the page. */
const styles = (): string =>
  [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join('\n');

/** Returns the table as a picture with its own styles. */
function pictureOf(table: HTMLElement): string {
  const { width, height } = table.getBoundingClientRect();
  const copy = table.cloneNode(true);
  const style = document.createElement('style');
  style.textContent = styles();
  const holder = document.createElement('div');
  holder.setAttribute('style', `width:${width}px;height:${height}px`);
  holder.append(style, copy);
  const xml = new XMLSerializer().serializeToString(holder);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><foreignObject width="100%" height="100%">${xml}</foreignObject></svg>`;
}

function save(name: string, address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

const addressOf = (svg: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** Draws the same as pixels. */
async function drawn(svg: string, { width, height }: DOMRect): Promise<string> {
  const image = new Image();
  image.src = addressOf(svg);
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width);
  canvas.height = Math.round(height);
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return canvas.toDataURL('image/png');
}

/** Saves a text as a file. */
export function SaveFile({
  label,
  name,
  text,
}: {
  readonly label: string;
  readonly name: string;
  readonly text: () => Promise<string>;
}) {
  const [refused, setRefused] = useState('');
  const saveText = async (): Promise<void> => {
    try {
      save(name, `data:application/json;charset=utf-8,${encodeURIComponent(await text())}`);
      setRefused('');
    } catch (error) {
      setRefused(String(error));
    }
  };
  return (
    <>
      <button type="button" onClick={() => void saveText()}>
        {label}
      </button>
      {refused === '' ? null : <Refusals refusals={[{ code: 'failed', words: refused, path: [] }]} />}
    </>
  );
}

/** Saves the table as it is shown, as a picture. */
export function SavePicture({ name }: { readonly name: string }) {
  const [refused, setRefused] = useState('');
  const savePicture = async (kind: 'svg' | 'png'): Promise<void> => {
    const table = document.querySelector<HTMLElement>('.rt-table');
    if (!table) return;
    try {
      const svg = pictureOf(table);
      save(
        `${name}.${kind}`,
        kind === 'svg' ? addressOf(svg) : await drawn(svg, table.getBoundingClientRect()),
      );
      setRefused('');
    } catch (error) {
      setRefused(`This browser draws no such picture: ${String(error)}`);
    }
  };
  return (
    <div class="row">
      <button type="button" class="rt-button" onClick={() => void savePicture('svg')}>
        Save as SVG
      </button>
      <button type="button" class="rt-button" onClick={() => void savePicture('png')}>
        Save as PNG
      </button>
      {refused === '' ? null : <Refusals refusals={[{ code: 'failed', words: refused, path: [] }]} />}
    </div>
  );
}
