import { computed, defineComponent, h, ref } from 'vue';
import { data } from '../../pages/hero.data.mjs';

/**
 * A part of the words that the visitor can exchange for others.
 * @param {string} role @param {string} label @param {readonly string[]} words @param {string} none
 * @param {import('vue').Ref<number>} chosen
 */
const choice = (role, label, words, none, chosen) =>
  h('span', { class: 'live-choice', 'data-role': role }, [
    h(
      'select',
      {
        'aria-label': label,
        value: chosen.value,
        onChange: (/** @type {{ target: { value: string } }} */ { target }) => {
          chosen.value = Number(target.value);
        },
      },
      words.map((each, at) => h('option', { key: each, value: at }, each === '' ? none : each)),
    ),
  ]);

/**
 * Shows, beside the title, words that the visitor can change, all that they say as JSON, and the cards on a
 * board that they may target.
 */
export const LiveHero = defineComponent(() => {
  const quality = ref(0);
  const tail = ref(0);
  const shown = computed(() => data.readings[quality.value]?.[tail.value] ?? data.readings[0][0]);
  const legal = computed(() => shown.value.verdicts.filter((each) => each.legal).length);
  return () =>
    h(
      'div',
      { class: 'live', role: 'group', 'aria-label': 'Words to change, and what they may be aimed at' },
      [
        h('div', { class: 'live-words' }, [
          h('p', { class: 'live-name' }, [h('b', data.name), h('span', 'change the words')]),
          h('p', { class: 'live-text' }, [
            h('span', { class: 'live-part', 'data-role': 'effect' }, 'Destroy'),
            ' ',
            h('span', { class: 'live-part', 'data-role': 'anchor' }, 'target'),
            ' ',
            choice('adjective', 'Which colour', data.qualities, '(any colour)', quality),
            ' ',
            h('span', { class: 'live-part', 'data-role': 'class' }, 'creature'),
            ' ',
            choice('tail', 'Whose, or which', data.tails, '(anybody’s)', tail),
            '.',
          ]),
        ]),
        h('p', { class: 'live-step' }, 'is read as'),
        h('code', { class: 'live-json' }, shown.value.json),
        h('p', { class: 'live-step' }, ['is printed as ', h('q', shown.value.printed)]),
        h(
          'p',
          { class: 'live-step', role: 'status' },
          `may be aimed at ${legal.value} of ${data.cards.length}`,
        ),
        h(
          'ul',
          { class: 'live-board' },
          data.cards.map((card, at) => {
            const verdict = shown.value.verdicts[at];
            return h('li', { key: card.name, 'data-legal': verdict.legal }, [
              h('span', { class: 'unseen' }, `${card.name}, ${card.side}: `),
              h('div', { class: 'live-card', 'aria-hidden': 'true', innerHTML: card.picture }),
              h('span', { class: 'live-side', 'aria-hidden': 'true' }, card.side),
              h(
                'span',
                { class: 'live-why', 'data-role': verdict.role },
                `${verdict.legal ? '✓' : '✗'} ${verdict.why}`,
              ),
            ]);
          }),
        ),
      ],
    );
});
