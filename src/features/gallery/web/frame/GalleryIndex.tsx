import { TextInput } from '@mantine/core';
import { IconSearch, IconSearchOff } from '@tabler/icons-react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useLanguage, useTexts } from '#kit/web/locale/i18n.ts';
import { EmptyState } from '#kit/web/page/EmptyState.tsx';
import { Page } from '#kit/web/page/Page.tsx';
import card from '#kit/web/page/surface.module.css';
import { searchPages } from '../galleryIndex.ts';
import classes from './GalleryIndex.module.css';

/** All pages by group, with a search. */
export function GalleryIndex() {
  const t = useTexts('gallery');
  const language = useLanguage();
  const { q = '' } = useSearch({ from: '/shell/gallery/{-$page}' });
  const navigate = useNavigate();
  const found = searchPages(q, language);
  const count = found.reduce((sum, [, some]) => sum + some.length, 0);
  return (
    <Page title={t('title')}>
      <p className={classes.lead}>{t('lead')}</p>
      <TextInput
        type="search"
        className={classes.search}
        aria-label={t('search')}
        placeholder={t('search')}
        leftSection={<IconSearch size={18} aria-hidden />}
        value={q}
        onChange={(event) => void navigate({ to: '.', search: { q: event.currentTarget.value || undefined }, replace: true })}
      />
      <p className={classes.count} role="status">
        {t('found', { count })}
      </p>
      {count === 0 && <EmptyState icon={<IconSearchOff />} title={t('none')} hint={t('noneHint')} />}
      {found.map(([group, some]) => (
        <section key={group} id={group} className={classes.group} aria-labelledby={`${group}-title`}>
          <h2 id={`${group}-title`}>{t(`group.${group}`)}</h2>
          <ul className={classes.pages}>
            {some.map(({ id, title }) => (
              <li key={id}>
                <Link className={`${card.surface} ${classes.page}`} to="/gallery/{-$page}" params={{ page: id }}>
                  {title[language]}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Page>
  );
}
