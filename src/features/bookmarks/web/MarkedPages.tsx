import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { AddressLink } from '#kit/web/AddressLink.tsx';
import { useTexts } from '#kit/web/i18n.ts';
import classes from './BookmarkBar.module.css';
import { usePages } from './marks.ts';
import { pageIcon } from './pageIcons.ts';

const most = 10;
const buttonWidth = 44;

/** As many as there is room for, at most ten; the rest below the chevron. */
export function MarkedPages({ width }: { width: number }) {
  const t = useTexts('bookmarks');
  const { marked } = usePages();
  const room = Math.floor(width / buttonWidth);
  const count = marked.length <= Math.min(most, room) ? marked.length : Math.max(0, Math.min(most, room - 1));
  const rest = marked.slice(count);
  return (
    <>
      <ul className={classes.pages}>
        {marked.slice(0, count).map(({ id, title, icon, link }) => {
          const Icon = pageIcon(icon);
          return (
            <li key={id}>
              <Tooltip label={title}>
                <ActionIcon
                  size={buttonWidth}
                  color="gray"
                  aria-label={title}
                  renderRoot={(props) => <AddressLink {...props} href={link} />}
                >
                  <Icon size={20} />
                </ActionIcon>
              </Tooltip>
            </li>
          );
        })}
      </ul>
      {rest.length > 0 && (
        <Menu position="bottom-start">
          <Menu.Target>
            <ActionIcon size={buttonWidth} color="gray" aria-label={t('more')}>
              <IconChevronDown size={18} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {rest.map(({ id, title, icon, link }) => {
              const Icon = pageIcon(icon);
              return (
                <Menu.Item
                  key={id}
                  leftSection={<Icon size={18} aria-hidden />}
                  renderRoot={(props) => <AddressLink {...props} href={link} />}
                >
                  {title}
                </Menu.Item>
              );
            })}
          </Menu.Dropdown>
        </Menu>
      )}
    </>
  );
}
