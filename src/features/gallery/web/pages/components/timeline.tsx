import { Text, Timeline } from '@mantine/core';
import '@mantine/core/styles/Timeline.layer.css';
import { IconCircleCheck, IconFileText, IconGavel, IconMessageQuestion, IconPackage } from '@tabler/icons-react';
import { BeforeAfter } from '#kit/web/detail/history/ChangeRow.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Linha do tempo', en: 'Timeline', fr: 'Chronologie', de: 'Zeitleiste' },
  words: 'etapas histórico andamento cronograma steps history schedule étapes historique Schritte Verlauf',
  old: ['/components/timeline'],
} satisfies Meta;

export const guide: Guide = {
  from: '@mantine/core',
  use: {
    pt: 'Para o que acontece em ordem: as etapas de uma licitação, o histórico de suas mudanças.',
    en: 'For what happens in order: the steps of a notice, the history of its changes.',
    fr: 'Pour ce qui se passe dans l’ordre : les étapes d’un appel d’offres, l’historique de ses changements.',
    de: 'Für das, was der Reihe nach geschieht: die Schritte einer Ausschreibung, der Verlauf ihrer Änderungen.',
  },
  avoid: {
    pt: 'Quando a própria pessoa percorre as etapas, use os passos; para muitas datas de muitas licitações, o calendário.',
    en: 'When users go through the steps themselves, use a stepper; for many dates of many notices, the calendar.',
    fr: 'Quand la personne parcourt elle-même les étapes, le parcours d’étapes ; pour beaucoup de dates, le calendrier.',
    de: 'Wenn jemand die Schritte selbst durchläuft, den Stepper; für viele Termine vieler Ausschreibungen den Kalender.',
  },
  keys: [],
  props: [
    {
      name: 'active',
      type: 'number',
      says: {
        pt: 'A etapa atual, contada de zero: até ela a linha é colorida. O estado precisa também de uma palavra.',
        en: 'The current step, counted from zero: the line is coloured up to it. The state needs a word as well.',
        fr: 'L’étape en cours, comptée de zéro : la ligne est colorée jusque-là. L’état demande aussi un mot.',
        de: 'Der laufende Schritt, ab null gezählt: Bis dahin ist die Linie farbig. Der Stand braucht auch ein Wort.',
      },
    },
    {
      name: 'bullet',
      type: 'ReactNode',
      says: {
        pt: 'O ícone da etapa; sem ele, um ponto.',
        en: 'The step’s icon; without it, a dot.',
        fr: 'L’icône de l’étape ; sans elle, un point.',
        de: 'Das Symbol des Schritts; ohne es ein Punkt.',
      },
    },
    {
      name: 'lineVariant',
      type: "'solid' | 'dashed' | 'dotted'",
      says: {
        pt: 'Tracejada depois de uma etapa, se o que vem ainda não tem data certa.',
        en: 'Dashed after a step if what follows has no certain date yet.',
        fr: 'En tirets après une étape, si la suite n’a pas encore de date sûre.',
        de: 'Gestrichelt nach einem Schritt, wenn das Folgende noch kein festes Datum hat.',
      },
    },
    {
      name: 'opposite',
      type: 'ReactNode',
      says: {
        pt: 'O que fica do outro lado da linha, como a hora.',
        en: 'What is on the other side of the line, such as the time.',
        fr: 'Ce qui est de l’autre côté de la ligne, comme l’heure.',
        de: 'Was auf der anderen Seite der Linie steht, etwa die Uhrzeit.',
      },
    },
    {
      name: 'role',
      type: "'list', 'listitem'",
      says: {
        pt: 'A linha e suas etapas são blocos simples: com os papéis, leitores de tela as contam.',
        en: 'The line and its steps are plain blocks: with the roles, screen readers count them.',
        fr: 'La ligne et ses étapes sont de simples blocs : avec les rôles, les lecteurs d’écran les comptent.',
        de: 'Leiste und Schritte sind einfache Blöcke: Mit den Rollen zählen Screenreader sie.',
      },
    },
  ],
};

export const samples: Samples = {
  Steps: {
    title: { pt: 'Etapas de uma licitação', en: 'Steps of a notice', fr: 'Étapes d’un appel d’offres', de: 'Schritte einer Ausschreibung' },
    says: {
      pt: 'O que já passou, onde está e o que vem; cada etapa diz seu estado.',
      en: 'What is past, where it stands and what is next; each step names its state.',
      fr: 'Ce qui est passé, où on en est et la suite ; chaque étape dit son état.',
      de: 'Was vorbei ist, wo es steht und was kommt; jeder Schritt nennt seinen Stand.',
    },
    picture: true,
  },
  Changes: {
    title: { pt: 'Histórico de mudanças', en: 'History of changes', fr: 'Historique des changements', de: 'Verlauf der Änderungen' },
    says: {
      pt: 'Da mais recente à mais antiga, cada uma com o valor de antes e o de depois.',
      en: 'Newest first, each with the value before and after.',
      fr: 'De la plus récente à la plus ancienne, chacune avec la valeur avant et après.',
      de: 'Die neueste zuerst, jede mit dem Wert davor und danach.',
    },
  },
  Session: {
    title: { pt: 'Os dois lados', en: 'Both sides', fr: 'Des deux côtés', de: 'Beide Seiten' },
    says: {
      pt: 'A sessão pública de um dia: a hora de um lado, o que houve do outro.',
      en: 'The public session of one day: the time on one side, what happened on the other.',
      fr: 'La séance publique d’une journée : l’heure d’un côté, les faits de l’autre.',
      de: 'Die öffentliche Sitzung eines Tages: auf einer Seite die Uhrzeit, auf der anderen das Geschehene.',
    },
  },
};

const words = {
  published: { pt: 'Edital publicado', en: 'Notice published', fr: 'Avis publié', de: 'Bekanntmachung' },
  questions: { pt: 'Pedidos de esclarecimento', en: 'Requests for clarification', fr: 'Demandes de précisions', de: 'Rückfragen' },
  session: { pt: 'Sessão pública', en: 'Public session', fr: 'Séance publique', de: 'Öffentliche Sitzung' },
  award: { pt: 'Homologação', en: 'Award', fr: 'Attribution', de: 'Zuschlag' },
  delivery: { pt: 'Entrega', en: 'Delivery', fr: 'Livraison', de: 'Lieferung' },
  done: { pt: 'Concluída', en: 'Done', fr: 'Terminée', de: 'Abgeschlossen' },
  now: { pt: 'Em andamento', en: 'In progress', fr: 'En cours', de: 'Läuft' },
  planned: { pt: 'Prevista', en: 'Planned', fr: 'Prévue', de: 'Geplant' },
  noDate: { pt: 'sem data', en: 'no date yet', fr: 'sans date', de: 'noch ohne Datum' },
  deadline: { pt: 'Prazo das propostas', en: 'Deadline for proposals', fr: 'Délai des propositions', de: 'Angebotsfrist' },
  value: { pt: 'Valor estimado', en: 'Estimated value', fr: 'Montant estimé', de: 'Schätzwert' },
  opened: { pt: 'Propostas abertas', en: 'Proposals opened', fr: 'Propositions ouvertes', de: 'Angebote geöffnet' },
  bids: { pt: '14 lances em 10 minutos', en: '14 bids in 10 minutes', fr: '14 offres en 10 minutes', de: '14 Gebote in 10 Minuten' },
  closed: { pt: 'Disputa encerrada', en: 'Bidding closed', fr: 'Enchères closes', de: 'Bieten beendet' },
};

export function Steps() {
  const t = useWords(words);
  const format = useFormat();
  const current = 2;
  const steps = [
    { title: t.published, Icon: IconFileText, when: format.date('2026-03-02T12:00:00Z') },
    { title: t.questions, Icon: IconMessageQuestion, when: format.date('2026-03-09T12:00:00Z') },
    { title: t.session, Icon: IconGavel, when: format.date('2026-03-16T12:00:00Z') },
    { title: t.award, Icon: IconCircleCheck, when: t.noDate },
    { title: t.delivery, Icon: IconPackage, when: t.noDate },
  ];
  return (
    <Timeline active={current} bulletSize={28} lineWidth={2} role="list">
      {steps.map(({ title, Icon, when }, place) => (
        <Timeline.Item
          key={title}
          role="listitem"
          aria-current={place === current ? 'step' : undefined}
          title={title}
          bullet={<Icon size={16} aria-hidden />}
          lineVariant={place < current ? 'solid' : 'dashed'}
        >
          <Text size="sm" c="dimmed">
            {place < current ? t.done : place === current ? t.now : t.planned}, {when}
          </Text>
        </Timeline.Item>
      ))}
    </Timeline>
  );
}

export function Changes() {
  const t = useWords(words);
  const format = useFormat();
  const changes = [
    {
      field: t.deadline,
      at: '2026-03-10T17:20:00Z',
      before: format.date('2026-03-12T12:00:00Z'),
      after: format.date('2026-03-16T12:00:00Z'),
    },
    { field: t.value, at: '2026-03-05T13:05:00Z', before: '', after: format.money(124_500) },
  ];
  return (
    <Timeline bulletSize={14} lineWidth={2} role="list">
      {changes.map(({ field, at, before, after }) => (
        <Timeline.Item key={at} role="listitem" title={field}>
          <Text size="sm">
            <BeforeAfter before={before} after={after} />
          </Text>
          <Text size="sm" c="dimmed" component="time" dateTime={at}>
            {format.dateTime(at)}
          </Text>
        </Timeline.Item>
      ))}
    </Timeline>
  );
}

export function Session() {
  const t = useWords(words);
  const format = useFormat();
  const events = [
    { title: t.opened, at: '2026-03-16T12:00:00Z' },
    { title: t.bids, at: '2026-03-16T12:10:00Z' },
    { title: t.closed, at: '2026-03-16T12:20:00Z' },
  ];
  return (
    <Timeline active={2} bulletSize={14} lineWidth={2} role="list" maw={480}>
      {events.map(({ title, at }) => (
        <Timeline.Item
          key={at}
          role="listitem"
          title={title}
          opposite={
            <Text component="time" dateTime={at} lh={1}>
              {format.time(at)}
            </Text>
          }
        />
      ))}
    </Timeline>
  );
}
