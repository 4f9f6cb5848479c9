import { useState } from 'preact/hooks';
import type { Refusal } from '../engine/answer.js';
import { engine } from '../engine/client.js';
import { Refusals, useAnnounce } from '../ui/refusals.js';

/**
 * Loads the visitor's own game, from a file or from an address on the same machine. It stays for this visit.
 */
export function OwnGame({ open }: { readonly open: (game: string) => void }) {
  const announce = useAnnounce();
  const [address, setAddress] = useState('http://localhost:5173/host.js');
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const load = async (from: string): Promise<void> => {
    setRefusals([]);
    const answer = await engine.loadGame(from, location.href);
    if (!answer.ok) {
      setRefusals(answer.refusals);
      return;
    }
    announce(`${answer.value.name} is loaded.`);
    open(answer.value.id);
  };
  const loadFile = async (file: File): Promise<void> => {
    const from = URL.createObjectURL(new Blob([file], { type: 'text/javascript' }));
    await load(from).finally(() => URL.revokeObjectURL(from));
  };
  return (
    <details class="stops own-game">
      <summary>A game of your own</summary>
      <p class="faint">
        A JavaScript module in one file that exports <code>host</code>. Its code runs in this browser, for
        this visit: take only what you trust.
      </p>
      <label>
        From a file{' '}
        <input
          type="file"
          accept=".js,.mjs,text/javascript"
          onChange={({ currentTarget: { files } }) => {
            const [file] = files ?? [];
            if (file) void loadFile(file);
          }}
        />
      </label>
      <label>
        From this machine{' '}
        <input value={address} onInput={({ currentTarget }) => setAddress(currentTarget.value)} />
      </label>{' '}
      <button type="button" onClick={() => void load(address)}>
        Load
      </button>
      <Refusals refusals={refusals} />
    </details>
  );
}
