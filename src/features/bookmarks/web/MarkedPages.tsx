import { ActionIcon } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { lazy } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Opener } from '#kit/web/popup/Opener.tsx';
import { AddressLink } from '#kit/web/text/AddressLink.tsx';
import { usePages } from './marks.ts';
import { pageIcon } from './pageIcons.ts';

const fetchRest = () => import('./MorePages.tsx');
const MorePages = lazy(async () => ({ default: (await fetchRest()).MorePages }));

const most = 10;
const buttonWidth = 44;

/** As many as fit, at most ten; the rest in a menu. */
export function MarkedPages({ width }: { width: number }) {
  const t = useTexts('bookmarks');
  const { marked } = usePages();
  const room = Math.floor(width / buttonWidth);
  const count = marked.length <= Math.min(most, room) ? marked.length : Math.max(0, Math.min(most, room - 1));
  const rest = marked.slice(count);
  return (
    <>
      <ul>
        {marked.slice(0, count).map(({ id, title, icon, link }) => {
          const Icon = pageIcon(icon);
          return (
            <li key={id}>
              <ActionIcon
                size={buttonWidth}
                color="gray"
                aria-label={title}
                data-hint={title}
                renderRoot={(props) => <AddressLink {...props} href={link} />}
              >
                <Icon size={20} />
              </ActionIcon>
            </li>
          );
        })}
      </ul>
      {rest.length > 0 && (
        <Opener opens="menu" fetch={fetchRest} panel={(anchor) => <MorePages anchor={anchor} pages={rest} />}>
          <ActionIcon size={buttonWidth} color="gray" aria-label={t('more')}>
            <IconChevronDown size={18} />
          </ActionIcon>
        </Opener>
      )}
    </>
  );
}
