import { useRoving } from './roving.js';

/** A row of tabs: one tab stop, the arrow keys choose. */
export function Tabs<Id extends string>({
  label,
  tabs,
  chosen,
  onChoose,
}: {
  readonly label: string;
  readonly tabs: readonly { readonly id: Id; readonly name: string }[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
}) {
  const { groupProps, itemProps } = useRoving(tabs.length);
  return (
    <div class="tabs" role="tablist" aria-label={label} {...groupProps}>
      {tabs.map(({ id, name }, index) => (
        <button
          key={id}
          id={`tab-${id}`}
          type="button"
          role="tab"
          aria-selected={id === chosen}
          aria-controls="page"
          {...itemProps(index)}
          onClick={() => onChoose(id)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
