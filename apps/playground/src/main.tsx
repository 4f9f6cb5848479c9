import { render } from 'preact';
import { App } from './shell/app.js';

const root = document.getElementById('app');
if (root) render(<App />, root);

/** Keeps the playground for when there is no network, once the page has come to rest. Where none can be kept, none is. */
const keep = (): void => void navigator.serviceWorker.register('./sw.js').catch(() => undefined);
if (parent === window && 'serviceWorker' in navigator)
  addEventListener('load', () => setTimeout(keep, 3_000));
