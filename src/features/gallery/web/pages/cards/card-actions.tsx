import { ActionIcon, Button, Collapse, Group, LoadingOverlay } from '@mantine/core';
import '@mantine/core/styles/LoadingOverlay.layer.css';
import { IconChecks, IconChevronDown, IconRefresh, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, useId, useState } from 'react';
import { dashboards } from '#features/dashboards/contract.ts';
import { Fact, Facts } from '#kit/web/detail/Facts.tsx';
import { focusNeighbour } from '#kit/web/device/focusNeighbour.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import card from '#kit/web/page/Card.module.css';
import { EmptyState } from '#kit/web/page/EmptyState.tsx';
import { api } from '#kit/web/request/api.ts';
import { toast } from '#kit/web/toast/toast.ts';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Cartão com ações', en: 'Card with actions', fr: 'Carte avec actions', de: 'Karte mit Aktionen' },
  words: 'recolher collapse replier einklappen atualizar refresh reload actualiser aktualisieren fechar close fermer schließen overlay',
  old: ['/cards/action', '/card/action', '/card/card-actions'],
} satisfies Meta;

export const guide: Guide = {
  from: '@mantine/core, #kit/web/page/Card.module.css',
  use: {
    pt: 'Para um cartão que fica na tela o tempo todo e que a pessoa recolhe, atualiza ou dispensa sem sair dela.',
    en: 'For a card that stays on the screen and that people fold, refresh or dismiss without leaving it.',
    fr: 'Pour une carte qui reste à l’écran et que l’on replie, actualise ou écarte sans le quitter.',
    de: 'Für eine Karte, die auf der Seite bleibt und die man dort einklappt, aktualisiert oder wegräumt.',
  },
  avoid: {
    pt: 'Para o que se faz com o conteúdo, como editar ou baixar: um botão no fim do cartão simples. Dados que se atualizam sozinhos não precisam de botão.',
    en: 'For what is done with the content, such as editing or downloading: a button at the end of a plain card. Data that refresh by themselves need no button.',
    fr: 'Pour ce que l’on fait du contenu, comme modifier ou télécharger : un bouton au bas d’une carte simple. Des données qui s’actualisent seules n’ont pas besoin de bouton.',
    de: 'Für das, was man mit dem Inhalt tut, etwa bearbeiten oder herunterladen: eine Schaltfläche am Ende der einfachen Karte. Daten, die sich selbst aktualisieren, brauchen keine Schaltfläche.',
  },
  keys: [
    {
      press: 'Enter',
      does: { pt: 'Recolhe o cartão', en: 'Folds the card', fr: 'Replie la carte', de: 'Klappt die Karte ein' },
      on: '#Fold [data-example] button',
      finds: '#Fold [data-example] button[aria-expanded=false]:focus',
    },
    {
      press: 'Space',
      does: { pt: 'Mostra-o de novo', en: 'Shows it again', fr: 'La montre à nouveau', de: 'Zeigt sie wieder' },
      finds: '#Fold [data-example] button[aria-expanded=true]:focus',
    },
    {
      press: 'Enter',
      does: {
        pt: 'Dispensa o aviso; o foco passa ao próximo',
        en: 'Dismisses the notice; the focus moves to the next one',
        fr: 'Écarte l’avis ; le focus passe au suivant',
        de: 'Räumt den Hinweis weg; der Fokus geht zum nächsten',
      },
      on: '#Dismiss [data-example] li:first-child button',
      finds: 'body:has(#Dismiss li:first-child button:focus):not(:has(#Dismiss li:nth-child(3))) .mantine-Notifications-root [data-hint]',
    },
    {
      press: 'z',
      does: { pt: 'Desfaz', en: 'Undoes it', fr: 'Annule', de: 'Macht es rückgängig' },
      finds: '#Dismiss [data-example] li:nth-child(3)',
    },
  ],
  props: [
    {
      name: 'expanded',
      type: 'boolean (Collapse)',
      says: {
        pt: 'Se o conteúdo está à vista; o botão diz o mesmo em aria-expanded.',
        en: 'Whether the content is shown; the button says the same by aria-expanded.',
        fr: 'Si le contenu est visible ; le bouton le dit aussi par aria-expanded.',
        de: 'Ob der Inhalt zu sehen ist; die Schaltfläche sagt dasselbe mit aria-expanded.',
      },
    },
    {
      name: 'visible',
      type: 'boolean (LoadingOverlay)',
      says: {
        pt: 'Cobre o cartão enquanto os dados chegam; o cartão precisa de position: relative.',
        en: 'Covers the card while the data come; the card needs position: relative.',
        fr: 'Couvre la carte pendant que les données arrivent ; la carte a besoin de position: relative.',
        de: 'Deckt die Karte zu, während Daten kommen; die Karte braucht position: relative.',
      },
    },
    {
      name: 'toast.undo',
      type: '(words, undo) => void',
      says: {
        pt: 'Em vez de perguntar antes: o que foi dispensado volta por um botão ou pela tecla Z.',
        en: 'Instead of asking first: what was dismissed comes back by a button or the key Z.',
        fr: 'Au lieu de demander d’abord : ce qui a été écarté revient par un bouton ou la touche Z.',
        de: 'Statt vorher zu fragen: Was weggeräumt ist, kommt mit einer Schaltfläche oder der Taste Z zurück.',
      },
    },
    {
      name: 'focusNeighbour',
      type: '(row, within?) => void',
      says: {
        pt: 'Leva o foco ao cartão vizinho antes que este desapareça.',
        en: 'Moves the focus to the card beside it before this one disappears.',
        fr: 'Passe le focus à la carte voisine avant que celle-ci disparaisse.',
        de: 'Setzt den Fokus auf die Karte daneben, bevor diese verschwindet.',
      },
    },
  ],
};

export const samples: Samples = {
  Fold: {
    title: { pt: 'Recolher', en: 'Fold', fr: 'Replier', de: 'Einklappen' },
    says: {
      pt: 'O título continua à vista, e o botão diz se há mais abaixo.',
      en: 'The title stays, and the button says whether there is more below.',
      fr: 'Le titre reste, et le bouton dit s’il y a autre chose dessous.',
      de: 'Der Titel bleibt, und die Schaltfläche sagt, ob darunter mehr ist.',
    },
    picture: true,
  },
  Refresh: {
    title: { pt: 'Atualizar', en: 'Refresh', fr: 'Actualiser', de: 'Aktualisieren' },
    says: {
      pt: 'Busca os números de novo no servidor; os anteriores ficam sob o indicador, e a hora diz que deu certo.',
      en: 'Fetches the figures from the server again; the previous ones stay below the indicator, and the time says that it worked.',
      fr: 'Redemande les chiffres au serveur ; les précédents restent sous l’indicateur, et l’heure dit que c’est fait.',
      de: 'Holt die Zahlen erneut vom Server; die vorigen bleiben unter der Anzeige, und die Uhrzeit sagt, dass es geklappt hat.',
    },
  },
  Dismiss: {
    title: { pt: 'Dispensar e desfazer', en: 'Dismiss and undo', fr: 'Écarter et annuler', de: 'Wegräumen und rückgängig machen' },
    says: {
      pt: 'O cartão sai na hora, sem pergunta, e pode voltar ao mesmo lugar. Vale só neste exemplo.',
      en: 'The card goes at once, without a question, and can come back to its place. In this sample only.',
      fr: 'La carte part aussitôt, sans question, et peut revenir à sa place. Dans cet exemple seulement.',
      de: 'Die Karte geht sofort, ohne Frage, und kann an ihren Platz zurück. Nur in diesem Beispiel.',
    },
  },
};

const words = {
  lots: { pt: 'Lotes da licitação', en: 'Lots of the notice', fr: 'Lots de l’appel d’offres', de: 'Lose der Ausschreibung' },
  showLots: { pt: 'Mostrar os lotes', en: 'Show the lots', fr: 'Montrer les lots', de: 'Lose zeigen' },
  lotOne: { pt: 'Lote 1: papel', en: 'Lot 1: paper', fr: 'Lot 1 : papier', de: 'Los 1: Papier' },
  lotTwo: { pt: 'Lote 2: toner', en: 'Lot 2: toner', fr: 'Lot 2 : toner', de: 'Los 2: Toner' },
  pending: { pt: 'O que espera por você', en: 'What is waiting for you', fr: 'Ce qui vous attend', de: 'Was auf Sie wartet' },
  refresh: { pt: 'Atualizar', en: 'Refresh', fr: 'Actualiser', de: 'Aktualisieren' },
  unread: { pt: 'E-mails não lidos', en: 'Unread emails', fr: 'E-mails non lus', de: 'Ungelesene E-Mails' },
  tasks: { pt: 'Tarefas abertas', en: 'Open tasks', fr: 'Tâches en cours', de: 'Offene Aufgaben' },
  overdue: { pt: 'Tarefas atrasadas', en: 'Overdue tasks', fr: 'Tâches en retard', de: 'Überfällige Aufgaben' },
  updated: { pt: 'Atualizado em', en: 'Updated on', fr: 'Actualisé le', de: 'Aktualisiert am' },
  deadline: { pt: 'Prazo amanhã', en: 'Deadline tomorrow', fr: 'Échéance demain', de: 'Frist morgen' },
  deadlineText: {
    pt: 'Pregão 90006/2026: propostas até as 9 horas.',
    en: 'Reverse auction 90006/2026: proposals until 9 a.m.',
    fr: 'Enchère 90006/2026 : offres jusqu’à 9 heures.',
    de: 'Auktion 90006/2026: Angebote bis 9 Uhr.',
  },
  answer: { pt: 'Nova resposta', en: 'New answer', fr: 'Nouvelle réponse', de: 'Neue Antwort' },
  answerText: {
    pt: 'O órgão respondeu ao seu pedido de esclarecimento.',
    en: 'The public body answered your question.',
    fr: 'L’organisme a répondu à votre question.',
    de: 'Der Auftraggeber hat Ihre Frage beantwortet.',
  },
  document: { pt: 'Edital retificado', en: 'Documents corrected', fr: 'Dossier rectifié', de: 'Unterlagen berichtigt' },
  documentText: {
    pt: 'O anexo II tem novas quantidades para o lote 2.',
    en: 'Annex II has new quantities for lot 2.',
    fr: 'L’annexe II a de nouvelles quantités pour le lot 2.',
    de: 'Anlage II nennt neue Mengen für Los 2.',
  },
  dismiss: { pt: 'Dispensar', en: 'Dismiss', fr: 'Écarter', de: 'Wegräumen' },
  dismissed: { pt: 'Aviso dispensado.', en: 'Notice dismissed.', fr: 'Avis écarté.', de: 'Hinweis weggeräumt.' },
  none: { pt: 'Nenhum aviso', en: 'Nothing to report', fr: 'Rien à signaler', de: 'Keine Hinweise' },
  restore: { pt: 'Mostrar todos de novo', en: 'Show all again', fr: 'Tout montrer à nouveau', de: 'Alle wieder zeigen' },
};

export function Fold() {
  const t = useWords(words);
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(true);
  const body = useId();
  return (
    <section className={card.card} style={{ gap: 0, maxInlineSize: 480 }}>
      <header className={card.head}>
        <h3 className={card.title}>{t.lots}</h3>
        <ActionIcon
          size={32}
          color="gray"
          aria-label={t.showLots}
          aria-expanded={isOpen}
          aria-controls={body}
          onClick={() => setIsOpen(!isOpen)}
        >
          <IconChevronDown size={18} style={{ rotate: isOpen ? '180deg' : undefined }} aria-hidden />
        </ActionIcon>
      </header>
      <div id={body}>
        <Collapse expanded={isOpen} pt={12}>
          <Facts layout="ends">
            <Fact name={t.lotOne}>{format.money(78_400)}</Fact>
            <Fact name={t.lotTwo}>{format.money(46_100)}</Fact>
          </Facts>
        </Collapse>
      </div>
    </section>
  );
}

const dashboardCalls = api('dashboards', dashboards);

export function Refresh() {
  const t = useWords(words);
  const kit = useTexts('kit');
  const format = useFormat();
  const { data, dataUpdatedAt, refetch } = useQuery(dashboardCalls.mine.query());
  const [isBusy, setIsBusy] = useState(false);
  const refresh = async () => {
    setIsBusy(true);
    // Not shorter than can be seen.
    await Promise.all([refetch(), new Promise((done) => setTimeout(done, 400))]);
    setIsBusy(false);
  };
  const figure = (value: number | undefined) => (value === undefined ? '–' : format.number(value));
  return (
    <section className={card.card} style={{ position: 'relative', maxInlineSize: 480 }} aria-busy={isBusy}>
      <header className={card.head}>
        <h3 className={card.title}>{t.pending}</h3>
        <ActionIcon size={32} color="gray" aria-label={t.refresh} data-hint={t.refresh} onClick={() => void refresh()}>
          <IconRefresh size={18} aria-hidden />
        </ActionIcon>
        <p className={card.hint} role="status">
          {dataUpdatedAt > 0 ? `${t.updated} ${format.toTheSecond(new Date(dataUpdatedAt))}` : kit('loading')}
        </p>
      </header>
      <Facts layout="ends">
        <Fact name={t.unread}>{figure(data?.unread)}</Fact>
        <Fact name={t.tasks}>{figure(data?.tasks.open)}</Fact>
        <Fact name={t.overdue}>{figure(data?.tasks.overdue)}</Fact>
      </Facts>
      <LoadingOverlay
        visible={isBusy}
        zIndex={1}
        overlayProps={{ radius: 'md' }}
        loaderProps={{ size: 'sm', color: 'var(--control-on)' }}
      />
    </section>
  );
}

const all = ['deadline', 'answer', 'document'] as const;

export function Dismiss() {
  const t = useWords(words);
  const [gone, setGone] = useState<readonly string[]>([]);
  const shown = all.filter((one) => !gone.includes(one));
  const dismiss = (event: MouseEvent, one: string) => {
    focusNeighbour(event.currentTarget.closest('li'), 'button');
    setGone((before) => [...before, one]);
    toast.undo(t.dismissed, () => setGone((before) => before.filter((other) => other !== one)));
  };
  return (
    <section data-home tabIndex={-1} aria-label={t.pending}>
      {shown.length === 0 && (
        <EmptyState icon={<IconChecks />} title={t.none}>
          <Button variant="light" onClick={() => setGone([])}>
            {t.restore}
          </Button>
        </EmptyState>
      )}
      <ul style={{ display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))' }}>
        {shown.map((one) => (
          <li key={one} className={card.card} style={{ gap: 4 }}>
            <Group justify="space-between" wrap="nowrap" align="flex-start">
              <h3 className={card.title}>{t[one]}</h3>
              <ActionIcon
                size={32}
                color="gray"
                aria-label={`${t.dismiss}: ${t[one]}`}
                data-hint={t.dismiss}
                onClick={(event) => dismiss(event, one)}
              >
                <IconX size={18} aria-hidden />
              </ActionIcon>
            </Group>
            <p>{t[`${one}Text`]}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
