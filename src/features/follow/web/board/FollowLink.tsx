import { Link, linkOptions } from '@tanstack/react-router';
import type { Follow } from '../../contract.ts';

/** Link to the notice or bill. */
export function linkTo({ kind, item }: Pick<Follow, 'kind' | 'item'>) {
  const params = { id: String(item) };
  return kind === 'licitacao'
    ? linkOptions({ to: '/apps/invoice/preview/$id', params })
    : linkOptions({ to: '/projetos-de-lei/$id', params });
}

/** The item's name, linked to its page. */
export function FollowLink({ follow, className, isShort = false }: { follow: Follow; className: string | undefined; isShort?: boolean }) {
  return (
    <Link {...linkTo(follow)} className={className} title={isShort ? follow.name : undefined}>
      {isShort ? follow.short : follow.name}
    </Link>
  );
}
