import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useLanguage, useTexts } from '#kit/web/locale/i18n.ts';
import { type IndexedPage, searchPages } from '../galleryIndex.ts';
import classes from './GalleryMenu.module.css';

/** All pages beside the open one, on screens that have room for them. */
export function GalleryMenu({ current }: { current: IndexedPage }) {
  const t = useTexts('gallery');
  const language = useLanguage();
  const [q, setQ] = useState('');
  const found = searchPages(q, language);
  const menu = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry of the open page comes into view when another page opens
  useEffect(() => {
    const entry = menu.current?.querySelector<HTMLElement>('[aria-current]');
    const list = menu.current?.querySelector<HTMLElement>(`.${classes.list}`);
    // `scrollIntoView` would also scroll the page.
    if (entry && list) list.scrollTop = entry.offsetTop - list.clientHeight / 2;
  }, [current.id]);
  return (
    <nav ref={menu} className={classes.menu} aria-label={t('pages')}>
      <TextInput
        type="search"
        size="xs"
        aria-label={t('search')}
        placeholder={t('filter')}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={q}
        onChange={(event) => setQ(event.currentTarget.value)}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: it groups no fields */}
      <div className={classes.list} tabIndex={0} role="group" aria-label={t('pages')}>
        {found.length === 0 && (
          <p className={classes.group} role="status">
            {t('none')}
          </p>
        )}
        {found.map(([group, some]) => (
          <div key={group}>
            <p className={classes.group}>{t(`group.${group}`)}</p>
            <ul>
              {some.map(({ id, title }) => (
                <li key={id}>
                  <Link to="/gallery/{-$page}" params={{ page: id }} aria-current={id === current.id ? 'page' : undefined}>
                    {title[language]}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}
