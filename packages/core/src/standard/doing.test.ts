import { expect, it } from 'vitest';
import * as z from 'zod';
import { jsonObject, type JsonObject } from '../json.js';
import { head } from '../text/index.js';
import { doings } from './doing.js';
import { cardNouns } from './nouns.js';

const nouns = cardNouns<JsonObject>({
  entries: (anchor) => [
    head('docker', { zone: 'play', type: 'docker' }, `${anchor} docker`),
    head('crate', { zone: 'play', type: 'crate' }, `${anchor} crate`),
    head('card', { zone: 'play' }, `${anchor} card`),
  ],
  names: { 'this docker': 'it', 'that docker': 'card', 'that crate': 'card', 'the striker': 'by' },
  filter: jsonObject,
});
const event = z.strictObject({ on: z.string(), card: z.unknown().optional(), by: z.unknown().optional() });
const doing = doings(nouns, { effects: z.array(jsonObject), pattern: event });

const of = (type: string, more: JsonObject = {}): JsonObject => ({
  accepts: [{ kind: 'card', filter: { zone: 'play', type, ...more } }],
  min: 1,
  max: 1,
});
const target = (type: string): JsonObject => ({ hit: { target: of(type) } });
const card = { hit: { target: { accepts: [{ kind: 'card', filter: { zone: 'play' } }], min: 1, max: 1 } } };
const that = (what: string): JsonObject => ({ what });
const hit = (type: string) => ({ on: 'hit', card: { zone: 'play', type } });
const self = { on: 'hit', card: 'self' };

it.each<[string, readonly JsonObject[], object | undefined, string]>([
  ['that docker, of a target', [target('docker'), that('that docker')], undefined, 'target1'],
  ['that crate, of a docker', [target('docker'), that('that crate')], undefined, 'text.leansOnNothing'],
  ['that docker, of a card', [card, that('that docker')], undefined, 'text.ambiguous'],
  [
    'the one of two that it names',
    [target('docker'), target('crate'), that('that crate')],
    undefined,
    'target2',
  ],
  ['that docker, of an event', [that('that docker')], hit('docker'), 'card'],
  ['that crate, of an event of dockers', [that('that crate')], hit('docker'), 'text.leansOnNothing'],
  ['that crate, a target and no event', [target('crate'), that('that crate')], hit('docker'), 'target1'],
  ['that docker, either', [target('docker'), that('that docker')], hit('docker'), 'text.ambiguous'],
  [
    'that docker, of an event that does not say of what',
    [that('that docker')],
    { on: 'dusk' },
    'text.ambiguous',
  ],
  [
    'that docker, of an event that can have none',
    [that('that docker')],
    { on: 'dusk', at: 6 },
    'text.leansOnNothing',
  ],
  ['that docker, of itself', [that('that docker')], self, 'text.leansOnNothing'],
  ['who did it', [target('docker'), that('the striker')], self, 'by'],
  ['who did it, where nothing happened', [that('the striker')], undefined, 'text.leansOnNothing'],
  ['a target beside it', [{ ...that('that docker'), ...target('docker') }], undefined, 'text.ambiguous'],
  ['a choice', [{ hit: { choose: of('docker') } }, that('that docker')], undefined, 'unread'],
  [
    'a choice of something else',
    [{ hit: { choose: of('crate') } }, that('that docker')],
    hit('docker'),
    'card',
  ],
])('%s', (_name, does, on, meant) => {
  const made = doing.announced(does, on);
  expect('why' in made ? made.why : made.do.at(-1)?.['what']).toBe(meant);
  expect('why' in made ? [does] : doing.sayings(made)).toContainEqual(does);
});

it('stays what was named within another effect', () => {
  const made = doing.announced([target('docker'), { do: [that('that docker')] }]);
  expect(made).toMatchObject({ do: [{ hit: 'target1' }, { do: [{ what: 'target1' }] }] });
});
