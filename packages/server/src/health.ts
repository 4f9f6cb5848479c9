import type { Application } from 'express';
import { asyncHandler } from './answers.js';
import type { Metrics } from './metrics.js';

/** The milliseconds that what the server needs may take to answer. */
const PATIENCE = 2_000;

/** What the pages for an operator show. */
export interface HealthOptions {
  /** What the server needs, by name: each function asks whether it answers. */
  readonly needs: Readonly<Record<string, () => Promise<unknown>>>;
  /** Whether the process is about to end. */
  readonly isDraining: () => boolean;
  readonly metrics: Metrics;
  /** Whether the metrics are shown. */
  readonly showsMetrics: boolean;
}

/** Asks something with a limit of time. */
async function answers(ask: () => Promise<unknown>): Promise<'ok' | 'failed' | 'late'> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'late'>((resolve) => (timer = setTimeout(() => resolve('late'), PATIENCE)));
  const asked = ask().then(
    () => 'ok' as const,
    () => 'failed' as const,
  );
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Adds the pages for an operator: `/healthz` (the process answers), `/readyz` (so does all that it needs, and
 * it is not about to stop), `/metrics`. However often `/readyz` is requested, it asks once at a time.
 */
export function addHealth(
  app: Application,
  { needs, isDraining, metrics, showsMetrics }: HealthOptions,
): void {
  const ask = async () =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(needs).map(async ([name, each]) => [name, await answers(each)] as const),
      ),
    );
  let asking: ReturnType<typeof ask> | undefined;
  app.use((_request, response, next) => {
    response.once('finish', () => metrics.responded(response.statusCode));
    next();
  });
  app.get('/healthz', (_request, response) => void response.json({ alive: true }));
  app.get(
    '/readyz',
    asyncHandler(async (_request, response) => {
      asking ??= ask().finally(() => (asking = undefined));
      const found = await asking;
      const ready = !isDraining() && Object.values(found).every((each) => each === 'ok');
      response.status(ready ? 200 : 503).json({ ready, ...found });
    }),
  );
  if (!showsMetrics) return;
  app.get(
    '/metrics',
    asyncHandler(async (_request, response) => {
      const text = await metrics.text();
      response.type(metrics.contentType).send(text);
    }),
  );
}
