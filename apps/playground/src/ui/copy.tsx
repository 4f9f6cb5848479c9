import { useAnnounce } from './live.js';

/** A button that copies a text, and says so; where copying is not allowed, it says that. */
export function CopyButton({
  label,
  text,
  done,
}: {
  readonly label: string;
  readonly text: () => string | Promise<string>;
  readonly done: string;
}) {
  const announce = useAnnounce();
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(await text());
    announce(done);
  };
  return (
    <button
      type="button"
      onClick={() => {
        copy().catch(() => announce('The browser does not let this page copy.'));
      }}
    >
      {label}
    </button>
  );
}
