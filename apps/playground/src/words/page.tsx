import type { PageProps } from '../shell/page-props.js';

export function WordsPage({ place }: PageProps) {
  return <p>{place.game}</p>;
}
