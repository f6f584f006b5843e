// The list of notices with the star that follows a notice, the alerts of the open search, and what is found in files of notices.
import { type ComponentProps, lazy } from 'react';
import { RowStar, RowTags } from '#features/follow/web/listMarks.tsx';
import { useFollowKey } from '#features/follow/web/useFollowKey.ts';
import { LicitacaoList } from '#features/licitacoes/web/list/LicitacaoList.tsx';
import { loadTexts } from '#kit/web/locale/i18n.ts';
import { optionalPart } from '#kit/web/request/optionalPart.tsx';
import { FreshnessSlot } from '../slots/FreshnessSlot.tsx';

const SearchAlert = lazy(async () => {
  const [{ SearchAlert }] = await Promise.all([import('#features/boletins/web/SearchAlert.tsx'), loadTexts('boletins')]);
  return { default: SearchAlert };
});
/** Fetched once rows are selected. */
const SelectedActions = optionalPart(async () => {
  const [{ SelectedActions }] = await Promise.all([import('./SelectedActions.tsx'), loadTexts('board')]);
  return SelectedActions;
});
const tags = (item: number) => <RowTags kind="licitacao" item={item} />;
const star = (item: number, name: string) => <RowStar kind="licitacao" item={item} name={name} />;

/** Fetched after the list. */
const FoundInEditais = optionalPart(() => import('#features/editais/web/FoundInEditais.tsx').then(({ FoundInEditais }) => FoundInEditais));
const found = (filters: ComponentProps<typeof FoundInEditais>['filters']) => <FoundInEditais filters={filters} />;

export function LicitacaoListRoute() {
  useFollowKey();
  return (
    <LicitacaoList
      found={found}
      aside={<FreshnessSlot thing="licitacao" />}
      star={star}
      tags={tags}
      selected={(selection) => <SelectedActions selection={selection} />}
      alert={({ id, name }) => <SearchAlert id={id} name={name} />}
    />
  );
}
