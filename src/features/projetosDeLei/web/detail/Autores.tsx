import { Button, CloseButton, Stack, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { fold } from '#kit/foldedWords.ts';
import { DetailCard } from '#kit/web/detail/DetailCard.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { isSafeLink } from '#kit/web/text/safeLink.ts';
import textStyles from '#kit/web/text/text.module.css';
import type { Autor } from '../../entities.ts';
import classes from './Autores.module.css';

/** Authors shown at first. */
const FEW = 10;

/** Authors of the bill: the first ones, and on demand all, searchable by name, party or state. */
export function Autores({ autores }: { autores: readonly Autor[] }) {
  const t = useTexts('projetosDeLei');
  const format = useFormat();
  const [isWhole, setIsWhole] = useState(false);
  const [sought, setSought] = useState('');
  const isLong = autores.length > FEW;
  const words = fold(sought);
  const matching = words ? autores.filter((one) => fold(`${one.nome} ${belonging(one)} ${one.tipo}`).includes(words)) : autores;
  const change = () => {
    setIsWhole(!isWhole);
    setSought('');
  };
  return (
    <DetailCard
      title={t('autores.title')}
      aside={
        autores.length > 0 && (
          <span className={textStyles.dimmed}>{t('autores.count', { count: autores.length, figure: format.number(autores.length) })}</span>
        )
      }
    >
      {autores.length === 0 && <p className={textStyles.dimmed}>{t('autores.none')}</p>}
      {isLong && isWhole && (
        <Stack gap={4} mb="xs" className={classes.search}>
          <TextInput
            size="sm"
            aria-label={t('autores.search')}
            placeholder={t('autores.search')}
            leftSection={<IconSearch size={16} aria-hidden />}
            value={sought}
            onChange={(event) => setSought(event.currentTarget.value)}
            rightSection={sought && <CloseButton size="sm" aria-label={t('autores.clearSearch')} onClick={() => setSought('')} />}
          />
          <Text size="xs" c="dimmed" mih={18} role="status">
            {words && t('autores.found', { found: format.number(matching.length), all: format.number(autores.length) })}
          </Text>
        </Stack>
      )}
      {isWhole && matching.length === 0 && <p className={textStyles.dimmed}>{t('autores.noMatch')}</p>}
      {matching.length > 0 && (
        <ol
          className={classes.autores}
          data-whole={(isLong && isWhole) || undefined}
          aria-label={t('autores.list')}
          // Scrollable areas must be reachable by keyboard.
          tabIndex={isLong && isWhole ? 0 : undefined}
        >
          {(isWhole ? matching : matching.slice(0, FEW)).map((autor) => (
            <Person key={`${autor.ordem} ${autor.nome}`} autor={autor} />
          ))}
        </ol>
      )}
      {isLong && (
        <Button mt="md" variant="light" size="xs" aria-expanded={isWhole} onClick={change}>
          {isWhole ? t('autores.showFew') : t('autores.showAll', { figure: format.number(autores.length) })}
        </Button>
      )}
    </DetailCard>
  );
}

function Person({ autor }: { autor: Autor }) {
  const t = useTexts('projetosDeLei');
  const { nome, tipo, proponente, url } = autor;
  return (
    <li>
      {isSafeLink(url) ? (
        <a href={url} target="_blank" rel="noopener noreferrer">
          {nome}
        </a>
      ) : (
        <span>{nome}</span>
      )}
      <span className={textStyles.second}>{[belonging(autor), tipo, !proponente && t('autores.apoio')].filter(Boolean).join(' · ')}</span>
    </li>
  );
}

/** Party and state: PLB-SP. */
function belonging({ partido, uf }: Autor): string {
  return [partido, uf].filter(Boolean).join('-');
}
