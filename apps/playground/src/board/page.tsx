import type { PageProps } from '../shell/page-props.js';

export function BoardPage({ place }: PageProps) {
  return <p>{place.game}</p>;
}
