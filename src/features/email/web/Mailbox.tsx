import { Button } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { IconPencilPlus } from '@tabler/icons-react';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { prefetchOnIntent } from '#kit/web/device/prefetchOnIntent.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import surface from '#kit/web/page/surface.module.css';
import { fetchWhenIdle } from '#kit/web/request/fetchWhenIdle.ts';
import { SideLayout } from '#kit/web/side/SideLayout.tsx';
import type { ListedEmail, ShownEmail } from '../entities.ts';
import { calls } from './calls.ts';
import classes from './EmailScreen.module.css';
import { Folders } from './Folders.tsx';
import { MailList } from './list/MailList.tsx';
import { useMailView } from './list/useMailPages.ts';
import type { ListPlace } from './list/useMailRows.ts';
import { useMailSelection } from './list/useMailSelection.ts';
import { opensInWriting, type Place } from './places.ts';
import type { StartResponse } from './startResponse.ts';
import { useMailActions } from './useMailActions.ts';
import type { MailAddress, MailView } from './useMailAddress.ts';
import { useTypedAhead } from './useTypedAhead.ts';
import { useResponding } from './writing/draft/useResponding.ts';

const fetchDetail = () => import('./detail/MailDetail.tsx');
const MailDetail = lazy(async () => ({ default: (await fetchDetail()).MailDetail }));
const fetchWriting = () => import('./writing/WritingWindow.tsx');
const WritingWindow = lazy(async () => ({ default: (await fetchWriting()).WritingWindow }));

/** From this width on, an e-mail opens next to the list. */
const wide = 1040;

type MailboxProps = {
  address: MailAddress;
  place: Place;
  ownEmail: string;
  /** The open e-mail. */
  shown: UseQueryResult<ShownEmail>;
};

/** Folders, list and open e-mail with all their controls. */
export function Mailbox({ address, place, ownEmail, shown }: MailboxProps) {
  const t = useTexts('email');
  const { view, mail, draft, to, set } = address;
  const pages = useMailView(view);
  const selection = useMailSelection(pages.view);
  const actions = useMailActions(ownEmail);
  const write = useCallback((id: number | 'new') => set({ draft: String(id), to: undefined }), [set]);
  const { respond: begin, hasFailed } = useResponding(write);
  const expectTyping = useTypedAhead(draft !== undefined, hasFailed);
  const compose = () => {
    if (draft !== 'new') expectTyping();
    write('new');
  };
  const respond: StartResponse = (id, as) => {
    expectTyping();
    void fetchWriting().catch(() => {});
    begin(id, as);
  };
  const queryClient = useQueryClient();
  const prepare = (row: ListedEmail) => {
    if (opensInWriting(row)) return void fetchWriting().catch(() => {});
    void fetchDetail().catch(() => {});
    void queryClient.prefetchQuery(calls.show.query({ params: { id: row.id }, query: view }));
  };
  useEffect(() => (pages.isPending ? undefined : fetchWhenIdle(fetchDetail, () => {})), [pages.isPending]);
  const { ref: panes, width } = useElementSize();
  const isWide = width >= wide;
  const [first] = useState(() => focusedFirst(view));
  const left = useRef<ListPlace>(first);
  useEffect(() => {
    const scope = JSON.stringify(view);
    // Also if the e-mail was opened by its URL.
    if (mail !== undefined) left.current = { scope, offset: left.current.scope === scope ? left.current.offset : 0, mail };
  }, [mail, view]);
  const name = place.label ? t(`labels.${place.label}`) : t(`folder.${place.folder || 'inbox'}`);
  return (
    <>
      <SideLayout
        label={t('folders')}
        current={name}
        side={<Folders place={place} />}
        action={
          <Button leftSection={<IconPencilPlus size={18} aria-hidden />} {...prefetchOnIntent(fetchWriting)} onClick={compose}>
            {t('compose')}
          </Button>
        }
      >
        <div ref={panes} className={classes.panes} data-open={mail !== undefined || undefined} data-wide={isWide || undefined}>
          {(mail === undefined || isWide) && (
            <MailList
              address={address}
              pages={pages}
              selection={selection}
              actions={actions}
              left={left}
              respond={respond}
              compose={compose}
              prepare={prepare}
            />
          )}
          {mail !== undefined && (
            <Suspense fallback={<div className={`${surface.surface} ${classes.opening}`} />}>
              <MailDetail
                shown={shown}
                address={address}
                actions={actions}
                respond={respond}
                ownEmail={ownEmail}
                close={() => set({ mail: undefined }, { replace: true })}
                compose={compose}
                isChoosing={isWide && selection.count(pages.total) > 0}
              />
            </Suspense>
          )}
        </div>
      </SideLayout>
      {draft !== undefined && (
        <Suspense>
          <WritingWindow draft={draft} to={to} close={() => set({ draft: undefined, to: undefined }, { replace: true })} />
        </Suspense>
      )}
    </>
  );
}

/** The first rows say which of them has the focus: the list goes on from there. */
function focusedFirst(view: MailView): ListPlace {
  const mail = Number(document.activeElement?.getAttribute('data-mail')) || undefined;
  return { scope: mail === undefined ? '' : JSON.stringify(view), offset: 0, mail };
}
