/** A room of this process with an open table. */
export interface OpenRoom {
  /** The id of the table. */
  readonly table: string;
  /** Tells all clients in how many seconds at most they are disconnected. */
  tellEnding(seconds: number): void;
  /** Disconnects some clients for good. */
  cut(isMeant: (client: { readonly seat: string | null; readonly address: string }) => boolean): void;
  /** Disconnects all clients, who find the table elsewhere. */
  give(): void;
}
