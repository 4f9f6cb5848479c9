import { Refusals } from '../ui/refusals.js';
import { useState } from 'preact/hooks';

/** Returns all style rules of this page as text, because a picture is drawn without the page. */
const styles = (): string =>
  [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join('\n');

/** The size of a picture, in points of the page. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** Returns an element as a picture with the styles of this page. */
function pictureOf(copy: Node, { width, height }: Size): string {
  const style = document.createElement('style');
  style.textContent = styles();
  const holder = document.createElement('div');
  holder.setAttribute('style', `width:${width}px;height:${height}px;color-scheme:${schemeNow()}`);
  holder.append(style, copy);
  const xml = new XMLSerializer().serializeToString(holder);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><foreignObject width="100%" height="100%">${xml}</foreignObject></svg>`;
}

/** Whether the page is light or dark now. A picture stays so. */
const schemeNow = (): string => {
  const { theme } = document.documentElement.dataset;
  return theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
};

function save(name: string, address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

const addressOf = (svg: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** Draws the same as pixels. */
async function drawn(svg: string, { width, height }: Size): Promise<string> {
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

/** Buttons that save something of the page as a picture. */
export function SavePicture({
  name,
  look,
  labels = { svg: 'Save as SVG', png: 'Save as PNG' },
  button = 'rt-button',
}: {
  readonly name: string;
  /** Returns a copy of what is saved, and its size. Returns undefined if it is not there. */
  readonly look: () => ({ readonly copy: Node } & Size) | undefined;
  readonly labels?: { readonly svg: string; readonly png: string };
  /** The class of the buttons. */
  readonly button?: string;
}) {
  const [refused, setRefused] = useState('');
  const savePicture = async (kind: 'svg' | 'png'): Promise<void> => {
    const found = look();
    if (!found) return;
    try {
      const svg = pictureOf(found.copy, found);
      save(`${name}.${kind}`, kind === 'svg' ? addressOf(svg) : await drawn(svg, found));
      setRefused('');
    } catch (error) {
      setRefused(`This browser draws no such picture: ${String(error)}`);
    }
  };
  return (
    <div class="row">
      <button type="button" class={button} onClick={() => void savePicture('svg')}>
        {labels.svg}
      </button>
      <button type="button" class={button} onClick={() => void savePicture('png')}>
        {labels.png}
      </button>
      {refused === '' ? null : <Refusals refusals={[{ code: 'failed', words: refused, path: [] }]} />}
    </div>
  );
}

/** Returns the table as it is shown. */
export function tableNow(): ({ readonly copy: Node } & Size) | undefined {
  const table = document.querySelector<HTMLElement>('.rt-table');
  if (!table) return undefined;
  const { width, height } = table.getBoundingClientRect();
  return { copy: table.cloneNode(true), width, height };
}
