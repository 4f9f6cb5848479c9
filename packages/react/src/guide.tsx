import { useMessages } from './look.js';

/** Explains what a pointer and the keys do, while nothing is looked at. */
export function Guide() {
  const messages = useMessages();
  return (
    <div className="rt-hint">
      <p>{messages.guide}</p>
      <dl>
        <dt>{messages.guidePress}</dt>
        <dd>{messages.guidePressDoes}</dd>
        <dt>
          <kbd>{messages.space}</kbd>
        </dt>
        <dd>{messages.guideSpaceDoes}</dd>
        <dt>
          <kbd>{messages.escape}</kbd>
        </dt>
        <dd>{messages.guideEscapeDoes}</dd>
        <dt>{messages.guideHold}</dt>
        <dd>{messages.guideHoldDoes}</dd>
      </dl>
    </div>
  );
}
