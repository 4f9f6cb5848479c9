import { hostedGame } from '@reticle/core/host';
import { Table, useMatch, type MatchSource } from '@reticle/react';
import { localMatch } from '@reticle/react/match';
import { host } from '@reticle/taktik/host';
import { createElement, version } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

const AtTable = ({ source }: { readonly source: MatchSource }) => createElement(Table, useMatch(source));

it('React 18 draws the table of a match, on a server without a warning', async () => {
  expect(version).toMatch(/^18\./u);
  const { matches } = await hostedGame(host);
  const opened = matches?.with((match) => localMatch(match, { seed: 'look', seat: 'red' }));
  if (opened?.ok !== true) throw new Error('The match does not begin.');
  const warned = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const html = renderToString(createElement(AtTable, { source: opened.value }));
  expect(warned.mock.calls).toEqual([]);
  expect(html).toContain('role="grid"');
  warned.mockRestore();
});
