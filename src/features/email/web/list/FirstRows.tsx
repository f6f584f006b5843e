import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import surface from '#kit/web/page/surface.module.css';
import side from '#kit/web/side/Side.module.css';
import cover from '#kit/web/text/coverLink.module.css';
import textStyles from '#kit/web/text/text.module.css';
import { pageQuery } from '../calls.ts';
import screen from '../EmailScreen.module.css';
import type { MailAddress } from '../useMailAddress.ts';
import classes from './MailList.module.css';
import row from './MailRow.module.css';
import { RowLink } from './RowLink.tsx';
import { RowSkeleton, rowLook, skeletonRows } from './RowWords.tsx';

/** What the first rows say, where the mailbox will have them: it is fetched and drawn after them. */
export function FirstRows({ address: { view, mail } }: { address: MailAddress }) {
  const t = useTexts('email');
  const { data } = useQuery(pageQuery(view, 1));
  const { isNarrow, rowHeight } = rowLook(window.innerWidth);
  const inSight = Math.ceil(window.innerHeight / rowHeight);
  const style = { '--row-height': `${rowHeight}px`, height: (data?.total ?? skeletonRows) * rowHeight } as CSSProperties;
  return (
    <div className={side.layout}>
      <div className={side.side} />
      <div className={side.main}>
        <div className={side.narrow}>
          <Skeleton height={36} />
        </div>
        <div className={screen.panes}>
          <section
            className={`${surface.surface} ${classes.list}`}
            aria-label={t('list')}
            aria-busy={!data || undefined}
            data-narrow={isNarrow || undefined}
          >
            {mail === undefined ? (
              <>
                <div className={classes.bar} />
                <div className={classes.scroller}>
                  <ul className={classes.rows} style={style}>
                    {data
                      ? data.emails.slice(0, inSight).map((email, index) => (
                          <li
                            key={email.id}
                            className={`${textStyles.dimmed} ${cover.covered} ${row.row}`}
                            data-index={index}
                            data-unread={!email.isRead || undefined}
                            style={{ transform: `translateY(${index * rowHeight}px)` }}
                          >
                            <RowLink mail={email} isFirst />
                          </li>
                        ))
                      : Array.from({ length: skeletonRows }, (_, index) => (
                          // biome-ignore lint/suspicious/noArrayIndexKey: they have no identity
                          <RowSkeleton key={index} index={index} top={index * rowHeight} />
                        ))}
                  </ul>
                </div>
              </>
            ) : (
              <Skeleton height={96} />
            )}
          </section>
        </div>
      </div>
    </div>
  );
}
