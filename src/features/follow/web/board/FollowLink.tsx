import { Link, linkOptions } from '@tanstack/react-router';
import { useContext } from 'react';
import { Walked } from '#kit/web/search/walk.ts';
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
  const walk = useContext(Walked);
  return (
    <Link
      {...linkTo(follow)}
      {...(walk && follow.kind === 'licitacao' && { state: { walk } })}
      className={className}
      title={isShort ? follow.name : undefined}
    >
      {isShort ? follow.short : follow.name}
    </Link>
  );
}

/** The notices among followed items, in the order shown. */
export function noticesOf(follows: readonly Follow[]): number[] {
  return follows.filter(({ kind }) => kind === 'licitacao').map(({ item }) => item);
}
