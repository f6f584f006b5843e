import { icons } from 'virtual:used-icons';
import { Text, TextInput } from '@mantine/core';
import { IconSearch, IconSearchOff } from '@tabler/icons-react';
import { Fragment, useState } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { EmptyState } from '#kit/web/page/EmptyState.tsx';
import classes from '../Gallery.module.css';
import { Sample } from '../Sample.tsx';

const all = Object.entries(icons);

export function IconsSection() {
  const t = useTexts('gallery');
  const [wanted, setWanted] = useState('');
  const found = all.filter(([name]) => name.toLowerCase().includes(wanted.trim().toLowerCase()));
  return (
    <Sample title={t('icons.title')} when={t('icons.when')} plain>
      <TextInput
        type="search"
        maw={360}
        mb="xs"
        label={t('icons.search')}
        leftSection={<IconSearch size={18} aria-hidden />}
        value={wanted}
        onChange={(event) => setWanted(event.currentTarget.value)}
      />
      <Text size="xs" c="dimmed" mb="xs" role="status">
        {t('icons.found', { count: found.length })}
      </Text>
      {found.length > 0 ? (
        <ul className={classes.icons}>
          {found.map(([name, Icon]) => (
            <li key={name}>
              <Icon size={24} aria-hidden />
              <code dir="ltr">
                {wordsOf(name).map((word) => (
                  <Fragment key={word}>
                    {word}
                    <wbr />
                  </Fragment>
                ))}
              </code>
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState icon={<IconSearchOff />} title={t('icons.none')} hint={t('icons.noneHint')} />
      )}
    </Sample>
  );
}

/** `IconCircleCheckFilled` → `Circle`, `Check`, `Filled`: where the name may wrap. */
function wordsOf(name: string): string[] {
  return name.replace('Icon', '').split(/(?=[A-Z])/);
}
