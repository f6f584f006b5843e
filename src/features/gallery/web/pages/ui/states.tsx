import { Button, SimpleGrid } from '@mantine/core';
import { IconFileSearch } from '@tabler/icons-react';
import { EmptyState } from '#kit/web/page/EmptyState.tsx';
import { Failure } from '#kit/web/page/Failure.tsx';
import { CallFailed, Unreachable } from '#kit/web/request/failures.ts';
import { toast } from '#kit/web/toast/toast.ts';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: {
    pt: 'Vazio e falha',
    en: 'Empty and failed',
    fr: 'Vide et échec',
    de: 'Leer und gescheitert',
  },
  words: 'estado erro error empty state failure nada nenhum retry',
  old: ['/gallery/states'],
} satisfies Meta;

export const guide: Guide = {
  from: '#kit/web/page/EmptyState.tsx',
  use: {
    pt: 'Onde viriam dados e não vêm: diz o motivo e o que fazer.',
    en: 'Where data would come and does not: it says why and what to do.',
    fr: 'Là où des données viendraient et ne viennent pas : dit pourquoi et que faire.',
    de: 'Wo Daten kämen und keine kommen: Es sagt, warum und was zu tun ist.',
  },
  avoid: {
    pt: 'Enquanto se carrega: para isso há o esqueleto.',
    en: 'While something loads: that is what the skeleton is for.',
    fr: 'Pendant le chargement : pour cela, il y a le squelette.',
    de: 'Während geladen wird: Dafür gibt es das Skelett.',
  },
  keys: [],
  props: [],
};

export const samples: Samples = {
  Empty: {
    title: {
      pt: 'Vazio',
      en: 'Empty',
      fr: 'Vide',
      de: 'Leer',
    },
    says: {
      pt: 'Diz por que não há nada e o que fazer.',
      en: 'Says why there is nothing and what to do.',
      fr: 'Dit pourquoi il n’y a rien, et que faire.',
      de: 'Sagt, warum nichts da ist und was zu tun ist.',
    },
    picture: true,
  },
  Failed: {
    title: {
      pt: 'Falha',
      en: 'Failed',
      fr: 'Échec',
      de: 'Fehler',
    },
    says: {
      pt: 'Diz o que houve em palavras simples. “Tentar de novo” só onde pode ajudar; o código serve para quem for investigar a causa.',
      en: 'Says what happened in plain words. “Try again” only where it may help; the code is for anyone investigating the cause.',
      fr: 'Dit ce qui s’est passé en mots simples. Réessayer seulement là où cela peut aider ; le numéro sert à rechercher la cause.',
      de: 'Sagt verständlich, was geschehen ist. Ein neuer Versuch nur, wo er helfen kann; die Nummer ist für die Suche nach der Ursache.',
    },
  },
};

const words = {
  emptyTitle: {
    pt: 'Nenhuma licitação com estes filtros',
    en: 'No notices with these filters',
    fr: 'Aucun appel d’offres avec ces filtres',
    de: 'Keine Ausschreibungen mit diesen Filtern',
  },
  emptyHint: {
    pt: 'Remova um filtro ou mude a busca.',
    en: 'Remove a filter or change the search.',
    fr: 'Retirez un filtre ou modifiez la recherche.',
    de: 'Entfernen Sie einen Filter oder ändern Sie die Suche.',
  },
  clear: {
    pt: 'Limpar os filtros',
    en: 'Clear the filters',
    fr: 'Effacer les filtres',
    de: 'Filter zurücksetzen',
  },
  retried: {
    pt: 'Aqui a tela tentaria de novo.',
    en: 'This is where the screen would try again.',
    fr: 'Ici, la page réessaierait.',
    de: 'Hier würde die Seite es erneut versuchen.',
  },
};

const failures = {
  unreachable: new Unreachable(undefined),
  refused: new CallFailed(500, undefined, '01J9Z4M7'),
  missing: new CallFailed(404, undefined),
};

export function Empty() {
  const t = useWords(words);
  return (
    <EmptyState icon={<IconFileSearch />} title={t.emptyTitle} hint={t.emptyHint}>
      <Button variant="light" onClick={() => toast.info(t.retried)}>
        {t.clear}
      </Button>
    </EmptyState>
  );
}

export function Failed() {
  const t = useWords(words);
  const retry = () => toast.info(t.retried);
  return (
    <SimpleGrid minColWidth="232px" autoFlow="auto-fit">
      <Failure error={failures.unreachable} retry={retry} />
      <Failure error={failures.refused} retry={retry} />
      <Failure error={failures.missing} retry={retry} />
    </SimpleGrid>
  );
}
