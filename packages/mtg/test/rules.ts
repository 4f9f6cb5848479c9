/**
 * The paragraphs of Magic's Comprehensive Rules (numbering of 17 April 2026) that concern targets. An
 * optional paragraph needs a feature that an engine may lack. A paragraph without a test is in the table,
 * with the reason.
 */
export interface RuleSection {
  readonly title: string;
  /** The numbers, separated by spaces. Ranges are written out: `702.11b-d` would be three numbers. */
  readonly rules: string;
  /** Those of these rules that only engines with the feature need, or `all` for the whole section. */
  readonly optional?: string;
  /** Why the rules without a test have none. */
  readonly open: string;
}

export const RULE_SECTIONS: readonly RuleSection[] = [
  {
    title: 'What a target is',
    rules:
      '115.1 115.1a 115.1b 115.1c 115.1d 115.1e 115.2 115.3 115.4 115.5 115.6 115.7 115.7a 115.7b 115.7c 115.7d 115.7e 115.7f 115.8 115.9a 115.9b 115.9c 115.10 115.10a 115.10b',
    optional: '115.1b',
    open: '',
  },
  {
    title: 'Words that pick candidates',
    rules:
      '101.2 101.3 101.4 102.2 102.3 102.4 107.3a 107.3b 107.3f 107.3m 108.4a 109.2 109.2a 109.2b 109.2c 109.3 109.4 109.4b 109.5 110.2 110.2b 112.2 113.7 113.7a 113.8 113.9 202.3e',
    optional: '110.2 110.2b',
    open: '',
  },
  {
    title: 'Announcing',
    rules:
      '601.2 601.2a 601.2b 601.2c-1 601.2c-2 601.2c-3 601.2c-4 601.2c-5 601.2c-6 601.2d 601.2e 601.2f 601.2h 601.2i 601.3a 601.3b 601.3c 601.3d 601.3e 601.5 601.6 601.6a 601.6b 602.2 602.2a 602.2b 602.3 602.3a 602.3b 602.5 602.5a 602.5d 603.1a 603.2c 603.2d 603.2e 603.2g 603.3 603.3a 603.3b 603.3c 603.3d 603.4 603.7c 603.12 605.1a 605.1b 605.3b 605.5a 609.4 609.7 609.7a 700.2a 700.2b 700.2c 700.2d 700.2e 700.2f 700.2g 700.2h 700.2i 700.13 733.1',
    optional: '700.2h 700.2i 700.13',
    open: '',
  },
  {
    title: 'Resolving',
    rules:
      '117.5 400.7 400.7a 400.7d 400.7e 400.7f 400.7j 608.2a 608.2b-1 608.2b-2 608.2b-3 608.2b-4 608.2b-5 608.2b-6 608.2b-7 608.2b-8 608.2b-9 608.2c 608.2d 608.2e 608.2f 608.2h 608.2i 608.2j 608.2k 608.2m 608.3a 608.3b 608.3c 608.3f 609.3 611.2c 613.11 614.9 704.3',
    optional: '608.3c',
    open: '',
  },
  {
    title: 'Attaching',
    rules:
      '301.5b 301.5c 301.5e 303.4a 303.4c 303.4d 303.4f 303.4g 303.4i 303.4j 702.5a 702.5c 702.5d 702.6a 702.6c 702.6e 704.5m 704.5n 704.5p',
    optional: 'all',
    open: '',
  },
  {
    title: 'Hexproof, protection, shroud, ward, phasing',
    rules:
      '113.6 702.11b 702.11c 702.11d 702.11e 702.11f 702.11g 702.11h 702.16a 702.16b 702.16c 702.16d 702.16e 702.16f 702.16g 702.16h 702.16i 702.16j 702.16k 702.16m 702.16n 702.16p 702.18a 702.18b 702.21a 702.21b 702.26b 702.26c 702.26d 702.26e 702.26f 702.26g',
    open: '',
  },
  {
    title: 'Keywords that add, drop or move targets',
    rules:
      '701.6a 701.6b 701.12a 701.12b 701.14b 701.14c 701.41a 701.66a 702.33g 702.39a 702.40a 702.42 702.43a 702.46a 702.47b 702.47d 702.50a 702.55a 702.55b 702.56a 702.67a 702.69a 702.77a 702.78a 702.96a 702.96b 702.97a 702.102 702.103b 702.103e 702.113b 702.120a 702.134a 702.140a 702.140b 702.140c 702.144a 702.148a 702.151a 702.153a 702.165a 702.166d 702.172a 702.174m 708.2 709.4d',
    optional: 'all',
    open: 'Its requirement is expressible; what else the keyword does belongs to the engine that plays it.',
  },
  {
    title: 'Copies',
    rules: '707.2 707.10 707.10b 707.10c 707.10d 707.10e 707.12',
    open: '',
  },
  {
    title: 'Several players',
    rules:
      '800.4a 800.4b 800.4d 800.4f 800.4g 800.4h 800.4i 801.2 801.4 801.5a 801.5c 801.8 801.9 801.10 801.11 802.2a 805.6 805.7 805.10c 805.10e 806.2a 807.5b 810.9',
    optional: 'all',
    open: 'Nobody chooses in place of a player who left: what goes on goes on without that choice.',
  },
];
