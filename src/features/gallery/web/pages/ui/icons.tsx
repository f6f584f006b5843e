import { icons } from 'virtual:used-icons';
import { Text, TextInput } from '@mantine/core';
import { IconSearch, IconSearchOff } from '@tabler/icons-react';
import { Fragment, useState } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { EmptyState } from '#kit/web/page/EmptyState.tsx';
import { copyText } from '#kit/web/text/copyText.ts';
import type { Guide, Meta, Samples } from '../../page.ts';
import classes from './icons.module.css';

export const meta = {
  title: {
    pt: 'Ícones',
    en: 'Icons',
    fr: 'Icônes',
    de: 'Symbole',
  },
  words: 'feather tabler svg símbolo pictogram',
  old: ['/icons', '/icons/reactfeather', '/icons/feather', '/ui-element/icons', '/ui-elements/icons'],
} satisfies Meta;

export const guide: Guide = {
  from: '@tabler/icons-react',
  use: {
    pt: 'O mesmo ícone diz a mesma coisa em todo o sistema; procure aqui antes de trazer outro.',
    en: 'One icon means the same thing throughout the system; look here before you bring another.',
    fr: 'Une icône dit la même chose partout ; cherchez ici avant d’en ajouter une.',
    de: 'Ein Symbol bedeutet überall dasselbe; suchen Sie hier, bevor Sie ein neues nehmen.',
  },
  avoid: {
    pt: 'Sozinho, sem nome para leitores de tela e sem dica.',
    en: 'Alone, without a name for screen readers and a hint.',
    fr: 'Seule, sans nom pour les lecteurs d’écran ni infobulle.',
    de: 'Allein, ohne Namen für Screenreader und ohne Hinweis.',
  },
  keys: [],
  props: [],
};

export const samples: Samples = {
  InUse: {
    title: {
      pt: 'Ícones em uso',
      en: 'Icons in use',
      fr: 'Icônes utilisées',
      de: 'Verwendete Symbole',
    },
    says: {
      pt: 'Os ícones do Tabler que o sistema já usa. Antes de incluir outro, veja se um destes já tem o significado desejado.',
      en: 'The Tabler icons the system already uses. Before adding another, check whether one of these already has the meaning you need.',
      fr: 'Celles de Tabler que le système utilise déjà. Avant d’en ajouter une, voyez si l’une d’elles convient déjà.',
      de: 'Die Symbole von Tabler, die das System schon verwendet. Prüfen Sie vor einem neuen, ob eines davon schon passt.',
    },
  },
};

const all = Object.entries(icons);

export function InUse() {
  const t = useTexts('gallery');
  const [wanted, setWanted] = useState('');
  const found = all.filter(([name]) => name.toLowerCase().includes(wanted.trim().toLowerCase()));
  return (
    <>
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
      {found.length === 0 && <EmptyState icon={<IconSearchOff />} title={t('icons.none')} hint={t('icons.noneHint')} />}
      <ul className={classes.icons}>
        {found.map(([name, Icon]) => (
          <li key={name}>
            <button type="button" data-hint={t('icons.copy')} onClick={() => copyText(`<${name} size={18} aria-hidden />`, t('copied'))}>
              <Icon size={24} aria-hidden />
              <code dir="ltr">
                {wordsOf(name).map((word) => (
                  <Fragment key={word}>
                    {word}
                    <wbr />
                  </Fragment>
                ))}
              </code>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** `IconCircleCheckFilled` → `Circle`, `Check`, `Filled`: where the name may wrap. */
function wordsOf(name: string): string[] {
  return name.replace('Icon', '').split(/(?=[A-Z])/);
}
