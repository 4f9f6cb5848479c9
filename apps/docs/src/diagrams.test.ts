import { expect, it } from 'vitest';
import { floors, floorsDiagram, WAY, wayDiagram } from './diagrams.mjs';

it('the diagram of the floors says what each floor of core is for, the highest first', () => {
  const all = floors();
  expect(all.length).toBeGreaterThan(8);
  expect(all.filter(({ does }) => does === '')).toEqual([]);
  const drawn = floorsDiagram();
  const places = all.map(({ does }) => drawn.indexOf(does));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => other - one));
});

it("the diagram of a choice's way has all its stations in order", () => {
  const drawn = wayDiagram();
  const places = WAY.map(({ head }) => drawn.indexOf(head));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
});
