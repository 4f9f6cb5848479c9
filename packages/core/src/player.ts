/** A player as targeting sees one. Players of one team are no opponents of each other. */
export interface Player {
  readonly id: string;
  readonly team?: string | undefined;
}
