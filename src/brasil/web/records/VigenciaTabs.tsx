import type { ReactNode } from 'react';
import { type Vigencia, vigenciaNames, vigencias } from '#brasil/vigencia.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useLanguage } from '#kit/web/locale/i18n.ts';
import { LinkTabs, TabCount } from '#kit/web/page/LinkTabs.tsx';

type VigenciaTabsProps = {
  label: string;
  /** Name of the tab with all states. */
  all: string;
  counts: Record<Vigencia | 'total', number> | undefined;
  chosen: readonly Vigencia[] | undefined;
  /** Renders the link to the list with this state. */
  link: (situacao: Vigencia[] | undefined, props: { 'aria-current': 'page' | undefined; children: ReactNode }) => ReactNode;
};

/** Links by validity, each with the number of matching rows. */
export function VigenciaTabs({ label, all, counts, chosen, link }: VigenciaTabsProps) {
  const language = useLanguage();
  const format = useFormat();
  const current = chosen?.length === 1 ? chosen[0] : undefined;
  const tab = (state: Vigencia | undefined) => {
    const isCurrent = state ? current === state : !chosen;
    const children = (
      <>
        {state ? vigenciaNames[state][language] : all}
        <TabCount>{counts && format.number(counts[state ?? 'total'])}</TabCount>
      </>
    );
    return link(state && [state], { 'aria-current': isCurrent ? 'page' : undefined, children });
  };
  return (
    <LinkTabs label={label}>
      {tab(undefined)}
      {vigencias.map(tab)}
    </LinkTabs>
  );
}
