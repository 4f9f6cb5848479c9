/**
 * A silhouette of our own, as lines with round ends and as filled shapes. It stands on (0, 0), faces right,
 * and is about 50 high.
 */
export interface Figure {
  /** Lines, each with its width. */
  readonly lines: readonly (readonly [string, number])[];
  readonly fill: string;
  /** The parts that shine: eyes, a flame. */
  readonly shine?: string;
}

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${r * 2} 0a${r} ${r} 0 1 1 ${-r * 2} 0Z`;

/** Draws both sides of a symmetric shape. */
const bothSides = (path: (side: -1 | 1) => string): string => path(-1) + path(1);

const FEATHERS = bothSides(
  (s) =>
    `M${s * 5} -34C${s * 20} -60 ${s * 38} -52 ${s * 42} -32C${s * 36} -38 ${s * 33} -30 ${s * 28} -31C${s * 26} -23 ${s * 20} -27 ${s * 17} -21C${s * 13} -25 ${s * 9} -22 ${s * 5} -23Z`,
);
const SKIN = bothSides(
  (s) =>
    `M${s * 5} -33L${s * 22} -56L${s * 44} -40L${s * 34} -37L${s * 31} -25L${s * 22} -30L${s * 16} -19L${s * 5} -24Z`,
);

/** The hats of a person, around (0, -41). */
const HATS = {
  none: '',
  hood: 'M-8 -34C-9 -44 -5 -50 3 -51C1 -47 8 -45 8 -34Z',
  wizard: 'M-11 -43C-6 -46 6 -46 11 -43L4 -47L1 -64L-5 -47Z',
  helmet: 'M-7 -39C-7 -49 7 -49 7 -39ZM-1 -46C-2 -56 -10 -56 -13 -50C-9 -52 -5 -50 -3 -45Z',
  crown: 'M-6 -45L-7 -53L-3 -49L0 -55L3 -49L7 -53L6 -45Z',
  horns: bothSides(
    (s) =>
      `M${s * 3} -45C${s * 10} -46 ${s * 12} -52 ${s * 10} -57C${s * 15} -52 ${s * 14} -43 ${s * 4} -41Z`,
  ),
  ears: bothSides((s) => `M${s * 4} -43L${s * 17} -48L${s * 5} -38Z`),
  tips: bothSides((s) => `M${s * 4} -43L${s * 11} -46L${s * 5} -38Z`),
  brim: 'M-12 -44C-5 -49 5 -49 12 -44L6 -45C6 -52 -6 -52 -6 -45Z',
  hair: 'M-6 -40C-10 -52 10 -52 7 -40C10 -32 9 -28 12 -24C5 -26 6 -34 5 -38ZM-6 -40C-9 -34 -8 -29 -11 -24C-5 -26 -5 -34 -5 -38Z',
} as const;
type Hat = keyof typeof HATS;

/** The things in a person's right hand, at (15, -29). */
const HELD = {
  none: { lines: [], fill: '' },
  staff: { lines: [['M17 0V-52', 2.2]], fill: circle(17, -54, 3.6) },
  sword: {
    lines: [
      ['M15 -27L25 -56', 2.6],
      ['M12 -33L20 -30', 2.2],
    ],
    fill: '',
  },
  spear: { lines: [['M14 2L22 -56', 1.8]], fill: 'M19 -55L24 -66L26 -54Z' },
  bow: {
    lines: [
      ['M15 -52C31 -42 31 -18 15 -8', 2.2],
      ['M15 -52V-8M4 -29H31', 0.8],
    ],
    fill: 'M28 -31L35 -29L28 -27Z',
  },
  axe: { lines: [['M15 -8L20 -54', 2.4]], fill: 'M19 -54C27 -58 33 -52 31 -42C27 -44 23 -44 18 -41Z' },
  torch: { lines: [['M15 -24L18 -44', 3]], fill: 'M18 -44C12 -50 20 -54 19 -60C26 -54 25 -47 20 -44Z' },
  book: { lines: [], fill: 'M10 -36L18 -33V-23L10 -26ZM19 -33L27 -36V-26L19 -23Z' },
} as const satisfies Readonly<
  Record<string, { lines: readonly (readonly [string, number])[]; fill: string }>
>;
type HeldThing = keyof typeof HELD;

/** The looks of a person. */
export interface Person {
  readonly hat: Hat;
  readonly held: HeldThing;
  /** Whether the person wears a robe. Defaults to trousers. */
  readonly isRobed?: boolean;
  readonly hasShield?: boolean;
  readonly wings?: 'feathers' | 'skin' | undefined;
}

const ROBE = 'M-5 -36C-12 -34 -12 -27 -10 -22L-16 0H16L10 -22C12 -27 12 -34 5 -36Z';
const SHIELD = 'M-18 -34H-4V-24C-4 -17 -8 -14 -11 -12C-14 -14 -18 -17 -18 -24Z';

/** Draws a person with a hat and a thing in the hand. */
export function person({ hat, held, isRobed = false, hasShield = false, wings }: Person): Figure {
  const { lines, fill } = HELD[held];
  const arm = held === 'none' ? 'M7 -32L12 -22L8 -16' : 'M7 -32L13 -24L16 -29';
  return {
    lines: [
      ...(isRobed
        ? []
        : ([
            ['M-4 -18L-7 -2H-4M4 -18L7 -2H11', 6],
            ['M0 -29V-21', 15],
          ] as const)),
      [`${arm}M-7 -32L-12 -23L-9 -15`, 4.2],
      ...lines,
    ],
    fill: [
      wings === 'feathers' ? FEATHERS : wings === 'skin' ? SKIN : '',
      isRobed ? ROBE : '',
      circle(0, -41, 6),
      HATS[hat],
      hasShield ? SHIELD : '',
      fill,
    ].join(''),
  };
}

const EARS = {
  none: () => '',
  point: (x: number, y: number) => `M${x - 5} ${y - 3}L${x - 4} ${y - 12}L${x + 1} ${y - 4}Z`,
  round: (x: number, y: number) => circle(x - 4, y - 6, 3.6),
  horns: (x: number, y: number) =>
    `M${x - 2} ${y - 4}C${x - 3} ${y - 16} ${x - 13} ${y - 15} ${x - 14} ${y - 7}C${x - 9} ${y - 11} ${x - 6} ${y - 8} ${x - 5} ${y - 2}Z`,
  antlers: (x: number, y: number) =>
    `M${x - 3} ${y - 4}L${x - 8} ${y - 20}L${x - 5} ${y - 14}L${x - 1} ${y - 20}L${x - 3} ${y - 12}L${x} ${y - 4}Z`,
  horn: (x: number, y: number) => `M${x + 1} ${y - 3}L${x + 10} ${y - 22}L${x + 5} ${y - 2}Z`,
  big: (x: number, y: number) =>
    `M${x - 12} ${y - 9}C${x + 1} ${y - 14} ${x + 2} ${y + 4} ${x - 7} ${y + 9}C${x - 14} ${y + 6} ${x - 16} ${y - 4} ${x - 12} ${y - 9}Z`,
} as const;

const TAILS = {
  none: () => '',
  bush: (x: number, y: number) => `M${x} ${y}C${x - 8} ${y - 4} ${x - 12} ${y + 2} ${x - 14} ${y + 10}`,
  long: (x: number, y: number) => `M${x} ${y}C${x - 12} ${y} ${x - 14} ${y - 12} ${x - 9} ${y - 20}`,
  drag: (x: number, y: number) => `M${x} ${y}C${x - 8} ${y + 4} ${x - 14} ${-1} ${x - 26} ${-1}`,
} as const;

/** The looks of a beast on four legs: half its length, the height of its legs, and its thickness. */
export interface Beast {
  readonly half: number;
  readonly leg: number;
  readonly thick: number;
  /** How far the head is in front of and above the chest, and how thick the neck is. */
  readonly neck: readonly [number, number, number];
  /** How long the snout is, how far it points down, and how thick it is. */
  readonly snout: readonly [number, number, number];
  readonly ears: keyof typeof EARS;
  readonly tail: keyof typeof TAILS;
  readonly tailWidth?: number;
  readonly wings?: 'feathers' | 'skin' | undefined;
  readonly extra?: 'trunk' | 'mane' | 'shell' | 'ridge';
}

/** Draws a beast on four legs. */
export function beast(of: Beast): Figure {
  const { half, leg, thick, neck, snout, ears, tail, tailWidth = 3, wings, extra } = of;
  const y = -leg - thick / 2;
  const [dx, dy, wide] = neck;
  const [x, top] = [half + dx, y - dy];
  const foot = (from: number, to: number): string => `M${from} ${y + 2}L${to} -2`;
  const legs = [
    foot(-half, -half - 2),
    foot(-half + 5, -half + 5),
    foot(half - 5, half - 6),
    foot(half, half + 2),
  ];
  const wing =
    wings === 'skin'
      ? `M2 ${y}L-8 ${y - 30}L-32 ${y - 26}L-24 ${y - 20}L-26 ${y - 10}L-16 ${y - 12}L-12 ${y}Z`
      : `M4 ${y}C0 ${y - 26} -14 ${y - 36} -34 ${y - 34}C-30 ${y - 28} -26 ${y - 26} -24 ${y - 20}C-20 ${y - 16} -18 ${y - 10} -10 ${y}Z`;
  return {
    lines: [
      [`M${-half} ${y}L${half} ${y}`, thick],
      [legs.join(''), Math.max(3, Math.min(7, thick / 2.6))],
      [`M${half - 2} ${y - 1}L${x} ${top}`, wide],
      [`M${x} ${top}L${x + snout[0]} ${top + snout[1]}`, snout[2]],
      [TAILS[tail](-half - thick / 3, y - thick / 5), tailWidth],
      ...(extra === 'trunk'
        ? ([
            [`M${x + 5} ${top}C${x + 14} ${top + 6} ${x + 8} ${top + 16} ${x + 13} ${top + 22}`, 4.5],
          ] as const)
        : []),
    ],
    fill: [
      EARS[ears](x, top),
      wings ? wing : '',
      extra === 'mane'
        ? `M${x - 2} ${top - 6}C${x - 14} ${top - 4} ${half - 8} ${y - 6} ${half - 4} ${y + 6}L${half + 8} ${y + 4}Z`
        : '',
      extra === 'shell'
        ? `M${-half - 7} ${y + 6}C${-half} ${y - 22} ${half} ${y - 22} ${half + 6} ${y + 6}Z`
        : '',
      extra === 'ridge'
        ? [-2, -1, 0, 1].map((at) => `M${at * 8} ${y - thick / 2 + 2}l4 -9l5 8Z`).join('')
        : '',
    ].join(''),
  };
}

/** Draws a flying being with its wings spread. */
export const flyer = (wings: 'feathers' | 'skin', neck: number, hasTail: boolean): Figure => ({
  lines: [
    ['M-8 -22L8 -26', 9],
    [`M8 -27C${12 + neck / 2} -28 ${10 + neck / 2} ${-32 - neck} ${14 + neck} ${-33 - neck}`, 5.5],
    [`M${14 + neck} ${-33 - neck}L${21 + neck} ${-31 - neck}`, 4],
    ...(hasTail
      ? ([
          ['M-8 -22C-24 -20 -26 -6 -40 -10', 3.4],
          ['M-2 -20L-4 -10M5 -22L5 -12', 3],
        ] as const)
      : []),
  ],
  fill:
    (wings === 'skin'
      ? 'M6 -26L14 -62L-4 -52L-24 -58L-20 -46L-34 -40L-20 -34L-10 -22ZM2 -26L30 -50L26 -38L38 -34L24 -28L14 -22Z'
      : 'M6 -26C8 -48 -4 -62 -26 -66C-20 -58 -22 -54 -20 -48C-18 -40 -14 -30 -8 -22ZM4 -26C14 -42 28 -48 42 -44C34 -40 34 -34 28 -30C22 -26 14 -24 8 -22Z') +
    (hasTail ? 'M-38 -14L-48 -10L-38 -6Z' : 'M-8 -24L-28 -24L-22 -20L-27 -15L-8 -19Z'),
});

const LEGS_OF_SPIDER = bothSides((s) =>
  [-28, -16, 10, 22]
    .map(
      (bend, at) =>
        `M${s * 4} -16L${s * (16 + at * 3)} ${-30 + at * 4}L${s * (24 + at * 3)} ${Math.min(0, -14 + bend / 2 + at * 3)}`,
    )
    .join(''),
);

/** Beings that are neither people nor beasts on four legs, each drawn once. */
export const BEINGS = {
  serpent: {
    lines: [
      ['M-36 -3C-10 -3 -34 -22 -12 -24C10 -26 -6 -4 12 -4C30 -4 18 -30 20 -42', 9],
      ['M20 -42L32 -40', 7],
    ],
    fill: 'M30 -44L42 -39L30 -36Z',
    shine: circle(26, -43, 1.4),
  },
  seaSerpent: {
    lines: [
      ['M-44 2C-40 -20 -28 -20 -24 2M-14 2C-10 -28 6 -28 10 2M20 2C16 -22 20 -42 30 -44', 9],
      ['M30 -44L40 -40', 8],
    ],
    fill: 'M24 -48L14 -58L30 -52ZM-36 -18l3 -8l5 7ZM-6 -24l4 -10l5 9Z',
    shine: circle(33, -45, 1.6),
  },
  fish: {
    lines: [],
    fill: 'M28 -34C18 -50 -8 -50 -20 -32L-38 -44C-34 -34 -34 -28 -38 -18L-20 -28C-8 -14 18 -16 28 -34ZM0 -45L-10 -58L10 -48Z',
    shine: circle(17, -36, 2),
  },
  merfolk: {
    lines: [
      ['M-7 -40L-14 -32L-10 -24M7 -40L16 -44', 4],
      ['M17 -10L20 -62', 1.8],
    ],
    fill: `${circle(0, -49, 6)}M-6 -44H6L9 -26C12 -10 4 -6 -8 -6C-16 -6 -22 -10 -30 -16C-28 -8 -30 -2 -36 2C-26 2 -20 4 -8 4C14 4 20 -10 15 -26L6 -44ZM16 -62L20 -72L24 -62L20 -66Z`,
  },
  spider: {
    lines: [[LEGS_OF_SPIDER, 2.6]],
    fill: circle(-6, -20, 12) + circle(9, -15, 6.5),
    shine: circle(12, -17, 1.3),
  },
  tree: {
    lines: [
      ['M0 0V-34', 11],
      ['M0 -26L-18 -40M0 -30L18 -42M-2 0L-12 2M2 0L12 2', 5],
    ],
    fill: circle(-18, -46, 12) + circle(18, -48, 12) + circle(0, -56, 14),
    shine: circle(-2.6, -29, 1.3) + circle(2.6, -29, 1.3),
  },
  wall: {
    lines: [],
    fill: 'M-46 2V-36H-38V-30H-28V-36H-18V-30H-12V-44H-6V-38H6V-44H12V-30H18V-36H28V-30H38V-36H46V2H7V-12C7 -20 -7 -20 -7 -12V2Z',
  },
  golem: {
    lines: [],
    fill: 'M-6 -54H6V-44H-6ZM-14 -42H14V-20H-14ZM-24 -42H-16V-14H-24ZM16 -42H24V-14H16ZM-11 -18H-2V2H-13ZM2 -18H11L13 2H2Z',
    shine: 'M-4 -51h3v2h-3ZM1 -51h3v2h-3ZM-3 -34h6v6h-6Z',
  },
  ghost: {
    lines: [['M-10 -32L-24 -26M10 -32L24 -36', 4.5]],
    fill: 'M-12 -34C-12 -56 12 -56 12 -34C12 -18 20 -10 26 -2C18 -6 14 -4 10 -8C6 0 0 -8 -4 0C-8 -10 -14 -8 -20 -2C-12 -12 -12 -22 -12 -34Z',
    shine: circle(-4, -40, 2.2) + circle(5, -40, 2.2),
  },
  bones: {
    lines: [
      ['M0 -38V-18M-8 -34H8M-7 -29H7M-6 -24H6', 2.4],
      ['M-2 -18L-6 -8L-5 0M2 -18L6 -9L7 0M-8 -34L-14 -24L-10 -16M8 -34L15 -27L20 -33', 2.6],
      ['M19 -26L26 -52', 2.4],
    ],
    fill: 'M-7 -47C-7 -57 7 -57 7 -47C7 -43 4 -43 4 -39H-4C-4 -43 -7 -43 -7 -47Z',
    shine: circle(-2.6, -47, 1.9) + circle(2.8, -47, 1.9),
  },
  flame: {
    lines: [],
    fill: 'M0 -64C12 -48 24 -38 22 -18C20 -4 10 2 0 2C-10 2 -20 -4 -22 -18C-23 -30 -12 -34 -10 -46C-5 -40 -3 -34 2 -36C8 -42 3 -54 0 -64Z',
    shine: 'M-7 -22h4v4h-4ZM4 -22h4v4h-4ZM0 -2C-8 -2 -9 -10 -4 -14C-3 -8 2 -8 3 -14C8 -10 8 -2 0 -2Z',
  },
  eye: {
    lines: [['M-12 -18L-20 0M0 -14V2M12 -18L20 0', 3]],
    fill: 'M-32 -34C-18 -60 18 -60 32 -34C18 -8 -18 -8 -32 -34Z',
    shine: `${circle(0, -34, 12)}${circle(0, -34, 6)}`,
  },
  snowman: {
    lines: [['M-11 -28L-26 -38M11 -28L26 -40', 2.2]],
    fill: circle(0, -11, 14) + circle(0, -30, 10) + circle(0, -45, 8),
    shine: `${circle(-3, -47, 1.2)}${circle(3, -47, 1.2)}M0 -45L9 -43L0 -42Z`,
  },
  ape: {
    lines: [
      ['M-6 -18L-10 0M6 -18L10 0', 8],
      ['M0 -34V-20', 22],
      ['M-13 -36L-24 -18L-22 0M13 -36L25 -20L23 -2', 7],
    ],
    fill: circle(6, -48, 9),
  },
} as const satisfies Readonly<Record<string, Figure>>;
