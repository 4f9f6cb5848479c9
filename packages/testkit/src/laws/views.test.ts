import { describe, expect, it } from 'vitest';
import { hidesCoves, withCoves } from '../../test/faults/coves.js';
import { withRuntime } from '../../test/faults/parts.js';
import { fixtures, harbor } from '../../test/harbor.js';
import { suiteOf } from '../suite/suite.js';
import { findingsOf } from './index.js';

const findings = (given = fixtures) => findingsOf('views', suiteOf(harbor, given));

describe('the law of views', () => {
  it('lets hidden ships be, where the game says that they are hidden', () => {
    expect(findings(withCoves({ hides: hidesCoves }).fixtures)).toEqual([]);
  });

  it('lets events be that show for a moment what stays hidden, where the fixtures say so', () => {
    const { fixtures: told = fixtures } = withRuntime((runtime) => ({
      viewEvents: (events) => runtime.viewEvents(events.map(({ visibleTo: _all, ...event }) => event)),
    }));
    expect(findings(told).map(({ code }) => code)).toContain('views.tells');
    expect(findings({ ...told, match: { ...told.match!, reveals: ['caught'] } })).toEqual([]);
  });

  it('lets a game without secrets say so', () => {
    const { fixtures: open = fixtures } = withRuntime((runtime) => ({
      view: (match) => runtime.view(match),
      viewEvents: (events) => events,
    }));
    expect(findings({ ...open, match: { ...open.match!, hidden: [] } })).toEqual([]);
  });
});
