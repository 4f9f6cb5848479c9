import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** The questions to the worker that have no answer yet, by their ids. */
    openQuestions?: Set<unknown>;
    /** How long each question waits before the worker hears it, in milliseconds. */
    slowness?: number;
    /** How often as long the worker takes for each answer. */
    slowFactor?: number;
  }
}

const QUIET = 250;

/** Runs in a page before its own code: keeps count of what the worker was asked and has not answered. */
export function watchQuestions(): void {
  const open = new Set<unknown>();
  window.openQuestions = open;
  window.Worker = new Proxy(Worker, {
    construct(Real, given: ConstructorParameters<typeof Worker>) {
      const worker = new Real(...given);
      const post = worker.postMessage.bind(worker);
      const asked = new Map<unknown, number>();
      const late = new WeakSet<Event>();
      // Whoever listens hears an answer the later, the longer it took.
      worker.addEventListener('message', (event: MessageEvent<{ readonly id?: unknown }>) => {
        const since = performance.now() - (asked.get(event.data.id) ?? performance.now());
        const wait = since * ((window.slowFactor ?? 1) - 1);
        if (wait < 1 || late.has(event)) return;
        event.stopImmediatePropagation();
        const again = new MessageEvent('message', { data: event.data, ports: [...event.ports] });
        late.add(again);
        setTimeout(() => worker.dispatchEvent(again), wait);
      });
      worker.addEventListener('message', ({ data }: MessageEvent<{ readonly id?: unknown }>) => {
        open.delete(data.id);
      });
      worker.postMessage = (message: { readonly id?: unknown }, ...rest: readonly unknown[]) => {
        open.add(message.id);
        asked.set(message.id, performance.now());
        const ask = () => void Reflect.apply(post, undefined, [message, ...rest]);
        if (window.slowness === undefined) ask();
        else setTimeout(ask, window.slowness);
      };
      return worker;
    },
  });
}

/** Waits until the worker has answered all questions and the page has drawn the answers. */
export async function answered(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => void requestAnimationFrame(resolve));
    for (let calm = 0; calm < 3;) {
      await frame();
      calm = window.openQuestions?.size === 0 ? calm + 1 : 0;
    }
  });
}

/** Waits until, besides, nothing on the page and nothing in its address has changed for a while. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async (quiet) => {
    let last = performance.now();
    const touch = () => {
      last = performance.now();
    };
    const watch = new MutationObserver(touch);
    watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    let address = location.href;
    while (performance.now() - last < quiet) {
      await new Promise((resolve) => void setTimeout(resolve, 50));
      if (location.href !== address || window.openQuestions?.size !== 0) touch();
      address = location.href;
    }
    watch.disconnect();
  }, QUIET);
}
