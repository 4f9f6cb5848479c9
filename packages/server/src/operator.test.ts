/** What an operator is given: the files of the example, and the page that explains the metrics. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { forget, servedHere } from '../test/served.js';
import type { RunningServer } from './index.js';

const EXAMPLE = new URL('../../../examples/online/', import.meta.url);
const fileOf = (name: string) => readFileSync(new URL(name, EXAMPLE), 'utf8');

let server: RunningServer & { readonly file: string };
/** The names of all metrics. */
let names: readonly string[];
beforeAll(async () => {
  server = await servedHere({ metrics: true });
  const text = await (await fetch(`${server.url}/metrics`)).text();
  names = [...text.matchAll(/^# TYPE (\S+)/gmu)].map(([, name = '']) => name);
});
afterAll(async () => {
  await server.stop();
  forget(server.file);
});

const dashboard = z.object({
  uid: z.string(),
  schemaVersion: z.int(),
  panels: z
    .array(
      z.object({
        id: z.int(),
        title: z.string(),
        type: z.literal('timeseries'),
        gridPos: z.object({ x: z.int(), y: z.int(), w: z.int(), h: z.int() }),
        targets: z.array(z.object({ expr: z.string(), refId: z.string() })).min(1),
      }),
    )
    .min(1),
});

describe('the dashboard of Grafana', () => {
  it('shows metrics that there are, and all of them', () => {
    const { panels } = dashboard.parse(JSON.parse(fileOf('grafana/reticle.json')));
    const shown = panels.flatMap(({ targets }) =>
      targets.flatMap(({ expr }) => [...expr.matchAll(/reticle_\w+/gu)].map(([name]) => name)),
    );
    const base = shown.map((name) => name.replace(/_(?:bucket|count|sum)$/u, ''));
    expect(base.filter((name) => !names.includes(name))).toEqual([]);
    expect(names.filter((name) => !base.includes(name))).toEqual([]);
    expect(names.length).toBeGreaterThan(9);
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  });
});

const service = z.strictObject({
  image: z.string().regex(/^[\w./-]+:[\w.]+$/u),
  command: z.string().optional(),
  depends_on: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).optional(),
  ports: z.array(z.string()).optional(),
  restart: z.literal('always').optional(),
  stop_grace_period: z.string().optional(),
  volumes: z.array(z.string()).optional(),
  working_dir: z.string().optional(),
});
const compose = z.strictObject({
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.strictObject({})),
});
const scraped = z.object({
  scrape_configs: z.array(z.object({ static_configs: z.array(z.object({ targets: z.array(z.string()) })) })),
});

describe('the files of Docker Compose', () => {
  const { services, volumes } = compose.parse(parse(fileOf('compose.yaml'), { merge: true }));

  it('name services, volumes and files that there are', () => {
    const mounted = Object.values(services).flatMap((each) => each.volumes ?? []);
    const isThere = (from: string) =>
      from.startsWith('.') ? existsSync(fileURLToPath(new URL(from, EXAMPLE))) : Object.hasOwn(volumes, from);
    expect(mounted.filter((mount) => !isThere(mount.split(':')[0] ?? ''))).toEqual([]);
    expect(mounted.length).toBeGreaterThan(6);
    for (const { depends_on: needed = [] } of Object.values(services))
      for (const name of needed) expect(Object.keys(services)).toContain(name);
  });

  it('give each process the time to hand its tables over before it is killed', () => {
    const servers = Object.values(services).filter(({ command }) => command?.includes('reticle serve'));
    expect(servers).toHaveLength(2);
    for (const { command = '', stop_grace_period: grace = '' } of servers) {
      const [, drain] = /--drain (\d+)/u.exec(command) ?? [];
      // A server may need 30 seconds more to finish what is in progress.
      expect(Number.parseInt(grace, 10)).toBeGreaterThanOrEqual(Number(drain) + 30);
      expect(command).toContain('--metrics');
    }
  });

  it('let Prometheus ask all processes, and Grafana ask Prometheus', () => {
    const { scrape_configs: jobs } = scraped.parse(parse(fileOf('prometheus.yaml')));
    const targets = jobs.flatMap((job) => job.static_configs.flatMap((each) => each.targets));
    expect(targets).toEqual(['one:2567', 'two:2567']);
    for (const target of targets)
      expect(services[target.split(':')[0] ?? '']?.command).toContain('--port 2567');
    expect(JSON.stringify(parse(fileOf('grafana/datasource.yaml')))).toContain(
      '"url":"http://prometheus:9090"',
    );
    expect(JSON.stringify(parse(fileOf('grafana/dashboards.yaml')))).toContain('"path":"/dashboards"');
    expect(services['grafana']?.volumes?.join(' ')).toContain(':/dashboards/reticle.json');
  });
});

it('the page about the server explains each metric', () => {
  const page = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});
