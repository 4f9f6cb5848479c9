import type { SeatCard } from './api.js';
import { keepName } from './kept.js';

/** Says who sits at a seat. */
export const seatWords = ({ player, bot, name, free }: SeatCard): string => {
  if (bot !== undefined) return `${player} (${bot})`;
  if (free) return `${player} (free)`;
  return name === undefined ? player : `${player} (${name})`;
};

/** Asks for a name, and keeps it. */
export function NameField({
  name,
  onName,
}: {
  readonly name: string;
  readonly onName: (name: string) => void;
}) {
  return (
    <label class="name">
      Your name, which others see
      <input
        value={name}
        maxLength={40}
        autoComplete="nickname"
        onInput={({ currentTarget }) => {
          onName(currentTarget.value);
          keepName(currentTarget.value);
        }}
      />
    </label>
  );
}
