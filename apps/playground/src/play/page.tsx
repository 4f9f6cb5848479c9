import type { PageProps } from '../shell/page-props.js';

export function PlayPage({ place }: PageProps) {
  return <p>{place.game}</p>;
}
