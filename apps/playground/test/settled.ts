import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** The questions to the worker that have no answer yet, by their ids. */
    openQuestions?: Set<unknown>;
    /** How long each question waits before the worker hears it, in milliseconds. */
    slowness?: number;
    /** How often as long the worker takes for each answer. */
    slowFactor?: number;
    /** The names of the engine's methods that the worker is not asked before `letGo` is called. */
    held?: readonly string[];
    /** Asks the worker all that was held, and holds nothing from then on. */
    letGo?: () => void;
  }
}

const QUIET = 250;

/** Runs in a page before its own code: keeps count of what the worker was asked and has not answered. */
export function watchQuestions(): void {
  const open = new Set<unknown>();
  window.openQuestions = open;
  const waiting: (() => void)[] = [];
  window.letGo = () => {
    window.held = [];
    for (const ask of waiting.splice(0)) ask();
  };
  const codeAt = (code: string): string => URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  /** A worker that sleeps before each answer, so often as long as it has worked for it. */
  const slowed = (url: string | URL, factor: number): string => {
    const slowly = `
      const clock = new Int32Array(new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true }).buffer);
      let begun = performance.now();
      addEventListener('message', () => { begun = performance.now(); });
      const post = self.postMessage.bind(self);
      self.postMessage = (...message) => {
        Atomics.wait(clock, 0, 0, Math.min(5000, (performance.now() - begun) * ${factor - 1}));
        begun = performance.now();
        post(...message);
      };`;
    const real = new URL(url, location.href).href;
    return codeAt(`import ${JSON.stringify(codeAt(slowly))}; import ${JSON.stringify(real)};`);
  };
  window.Worker = new Proxy(Worker, {
    construct(Real, [url, options]: ConstructorParameters<typeof Worker>) {
      const { slowFactor = 1 } = window;
      const worker = new Real(slowFactor > 1 ? slowed(url, slowFactor) : url, options);
      const post = worker.postMessage.bind(worker);
      worker.addEventListener('message', ({ data }: MessageEvent<{ readonly id?: unknown }>) => {
        open.delete(data.id);
      });
      worker.postMessage = (
        message: { readonly id?: unknown; readonly path?: readonly string[] },
        ...rest: readonly unknown[]
      ) => {
        const ask = () => {
          open.add(message.id);
          void Reflect.apply(post, undefined, [message, ...rest]);
        };
        if (window.held?.some((name) => message.path?.includes(name))) waiting.push(ask);
        else if (window.slowness === undefined) ask();
        else {
          open.add(message.id);
          setTimeout(ask, window.slowness);
        }
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
