import { Group, RingProgress, SimpleGrid, Skeleton, Stack, Text, ThemeIcon } from '@mantine/core';
import '@mantine/core/styles/RingProgress.layer.css';
import { IconAlertTriangle, IconChecklist, IconMail, IconStar } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Period, periods } from '#brasil/periods.ts';
import { cards } from '#features/cards/contract.ts';
import { dashboards } from '#features/dashboards/contract.ts';
import { Sparkline } from '#kit/web/charts/Sparkline.tsx';
import { Segments } from '#kit/web/form/Segments.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { Failure } from '#kit/web/page/Failure.tsx';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import surface from '#kit/web/page/surface.module.css';
import { api } from '#kit/web/request/api.ts';
import { AddressLink } from '#kit/web/text/AddressLink.tsx';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Cartão de número', en: 'Card with a figure', fr: 'Carte de chiffre', de: 'Zahlenkarte' },
  words: 'statistics estatística statistiques Statistik figure indicador KPI indicateur Kennzahl sparkline minigráfico',
  old: ['/card/statistics', '/card/card-statistics'],
} satisfies Meta;

export const guide: Guide = {
  from: '#kit/web/charts/Sparkline.tsx',
  use: {
    pt: 'Para um número que se lê de relance, com sua evolução e um link para a lista que ele conta.',
    en: 'For a figure that is read at a glance, with its course and a link to the list that it counts.',
    fr: 'Pour un chiffre lu d’un coup d’œil, avec son évolution et un lien vers la liste qu’il compte.',
    de: 'Für eine Zahl, die man auf einen Blick liest, mit ihrem Verlauf und einem Link zur Liste, die sie zählt.',
  },
  avoid: {
    pt: 'Se os valores de cada dia importam ou se há partes a comparar: cartão de análise. Se há algo a fazer além de abrir a lista: cartão composto. Mais de seis números juntos ninguém lê.',
    en: 'If the values of each day matter, or parts have to be compared: card with a chart. If there is more to do than open the list: composed card. Nobody reads more than six figures together.',
    fr: 'Si les valeurs de chaque jour comptent ou s’il faut comparer des parties : carte d’analyse. S’il y a plus à faire qu’ouvrir la liste : carte composée. Personne ne lit plus de six chiffres ensemble.',
    de: 'Wenn die Werte jedes Tages zählen oder Teile zu vergleichen sind: Auswertungskarte. Wenn mehr zu tun ist, als die Liste zu öffnen: zusammengesetzte Karte. Mehr als sechs Zahlen nebeneinander liest niemand.',
  },
  keys: [
    {
      press: 'ArrowRight',
      does: {
        pt: 'Passa ao próximo período; os números acompanham',
        en: 'Goes to the next period; the figures follow',
        fr: 'Passe à la période suivante ; les chiffres suivent',
        de: 'Geht zum nächsten Zeitraum; die Zahlen folgen',
      },
      on: '#Trends [data-example] input:checked',
      finds: '#Trends [data-example] input[value=last-month]:checked',
    },
  ],
  props: [
    {
      name: 'values',
      type: 'readonly number[] (Sparkline)',
      says: {
        pt: 'Os valores na ordem do tempo; a altura se ajusta ao maior deles.',
        en: 'The values in the order of time; the height adapts to the greatest.',
        fr: 'Les valeurs dans l’ordre du temps ; la hauteur s’adapte à la plus grande.',
        de: 'Die Werte in zeitlicher Folge; die Höhe richtet sich nach dem größten.',
      },
    },
    {
      name: 'color',
      type: 'ChartColor',
      says: {
        pt: 'Uma das seis cores dos gráficos, com contraste nos dois temas.',
        en: 'One of the six colours of charts, with contrast in both skins.',
        fr: 'Une des six couleurs des graphiques, contrastée dans les deux thèmes.',
        de: 'Eine der sechs Diagrammfarben, mit Kontrast in beiden Designs.',
      },
    },
    {
      name: 'height',
      type: 'number',
      says: {
        pt: 'Em pixels; a largura é a do lugar.',
        en: 'In pixels; the width is that of its place.',
        fr: 'En pixels ; la largeur est celle de l’emplacement.',
        de: 'In Pixeln; die Breite ist die des Platzes.',
      },
    },
  ],
};

export const samples: Samples = {
  Trends: {
    title: { pt: 'Número com evolução', en: 'Figure with its course', fr: 'Chiffre et évolution', de: 'Zahl mit Verlauf' },
    says: {
      pt: 'Números reais deste sistema; cada cartão abre a lista que conta, e a comparação é com o período anterior.',
      en: 'Real figures of this system; each card opens the list that it counts, and is compared with the previous period.',
      fr: 'Chiffres réels de ce système ; chaque carte ouvre la liste qu’elle compte, et se compare à la période précédente.',
      de: 'Echte Zahlen dieses Systems; jede Karte öffnet die Liste, die sie zählt, und vergleicht mit dem Vorzeitraum.',
    },
  },
  Waiting: {
    title: { pt: 'Número com ícone', en: 'Figure with an icon', fr: 'Chiffre et icône', de: 'Zahl mit Symbol' },
    says: {
      pt: 'Para o que espera por alguém e não tem evolução: o ícone distingue, e o vermelho fica para atrasos.',
      en: 'For what is waiting for somebody and has no course: the icon tells them apart, and red is kept for what is late.',
      fr: 'Pour ce qui attend quelqu’un, sans évolution : l’icône distingue, et le rouge reste aux retards.',
      de: 'Für das, was auf jemanden wartet und keinen Verlauf hat: Das Symbol unterscheidet, Rot bleibt für Verspätetes.',
    },
  },
  Share: {
    title: { pt: 'Parte de um todo', en: 'Share of a whole', fr: 'Part d’un tout', de: 'Anteil am Ganzen' },
    says: {
      pt: 'Um anel para um só percentual, sempre com os dois números de que ele vem.',
      en: 'A ring for a single percentage, always with the two figures that it comes from.',
      fr: 'Un anneau pour un seul pourcentage, toujours avec les deux chiffres dont il vient.',
      de: 'Ein Ring für einen einzigen Prozentwert, immer mit den beiden Zahlen, aus denen er kommt.',
    },
  },
};

const words = {
  period: { pt: 'Período', en: 'Period', fr: 'Période', de: 'Zeitraum' },
  'last-28-days': { pt: '28 dias', en: '28 days', fr: '28 jours', de: '28 Tage' },
  'last-month': { pt: 'Mês passado', en: 'Last month', fr: 'Mois dernier', de: 'Letzter Monat' },
  'last-year': { pt: '12 meses', en: '12 months', fr: '12 mois', de: '12 Monate' },
  orders: { pt: 'Pedidos', en: 'Orders', fr: 'Commandes', de: 'Bestellungen' },
  signIns: { pt: 'Acessos', en: 'Sign-ins', fr: 'Connexions', de: 'Anmeldungen' },
  people: { pt: 'Novos usuários', en: 'New users', fr: 'Nouveaux utilisateurs', de: 'Neue Benutzer' },
  spent: { pt: 'Valor entregue', en: 'Value delivered', fr: 'Montant livré', de: 'Gelieferter Wert' },
  before: { pt: 'vs. anterior', en: 'vs. previous', fr: 'vs période préc.', de: 'ggü. Vorzeitraum' },
  noneBefore: { pt: 'sem dados antes', en: 'no data before', fr: 'rien avant', de: 'keine Daten davor' },
  unread: { pt: 'E-mails não lidos', en: 'Unread emails', fr: 'E-mails non lus', de: 'Ungelesene E-Mails' },
  tasks: { pt: 'Tarefas abertas', en: 'Open tasks', fr: 'Tâches en cours', de: 'Offene Aufgaben' },
  overdue: { pt: 'Tarefas atrasadas', en: 'Overdue tasks', fr: 'Tâches en retard', de: 'Überfällige Aufgaben' },
  followed: { pt: 'Licitações acompanhadas', en: 'Followed notices', fr: 'Appels d’offres suivis', de: 'Beobachtete Ausschreibungen' },
  delivered: { pt: 'Pedidos entregues', en: 'Orders delivered', fr: 'Commandes livrées', de: 'Gelieferte Bestellungen' },
  of: { pt: 'de', en: 'of', fr: 'sur', de: 'von' },
};

const calls = api('cards', cards);
const dashboardCalls = api('dashboards', dashboards);

export function Trends() {
  const t = useWords(words);
  const format = useFormat();
  const [period, setPeriod] = useState<Period>('last-28-days');
  const query = { query: { period } };
  const tiles = [
    { name: t.orders, shown: useQuery({ ...calls.orders.query(query), placeholderData: keepPreviousData }) },
    { name: t.spent, isMoney: true, shown: useQuery({ ...calls.revenueLine.query(query), placeholderData: keepPreviousData }) },
    { name: t.signIns, shown: useQuery({ ...calls.siteTraffic.query(query), placeholderData: keepPreviousData }) },
    { name: t.people, shown: useQuery({ ...calls.subscribers.query(query), placeholderData: keepPreviousData }) },
  ];
  const grown = (change: number) => `${change < 0 ? '−' : '+'}${format.percent(Math.abs(change) / 100)} ${t.before}`;
  return (
    <Stack>
      <Segments
        aria-label={t.period}
        value={period}
        onChange={(chosen) => setPeriod(chosen as Period)}
        data={periods.map((one) => ({ value: one, label: t[one] }))}
      />
      <SimpleGrid minColWidth="min(100%, 184px)" autoFlow="auto-fit">
        {tiles.map(({ name, isMoney, shown: { data, isError, error, refetch } }) => {
          if (!data) return isError ? <Failure key={name} error={error} retry={() => refetch()} /> : <Skeleton key={name} h={160} />;
          const values = data.series[0]?.data ?? [];
          const sum = values.reduce((total, value) => total + value, 0);
          return (
            <AddressLink key={name} href={data.link} className={surface.surface} style={{ padding: 16, textDecoration: 'none' }}>
              <Text size="sm" c="dimmed">
                {name}
              </Text>
              <Text fz="1.5rem" fw={650} c="var(--mantine-color-text)" lh={1.4}>
                {isMoney ? format.shortMoney(sum) : format.short(sum)}
              </Text>
              <Text size="xs" c="dimmed" mb="xs">
                {data.change === null ? t.noneBefore : grown(data.change)}
              </Text>
              <Sparkline values={values} height={48} />
            </AddressLink>
          );
        })}
      </SimpleGrid>
    </Stack>
  );
}

export function Waiting() {
  const t = useWords(words);
  const format = useFormat();
  const query = useQuery(dashboardCalls.mine.query());
  return (
    <Loaded query={query} skeleton={<Skeleton h={74} />}>
      {({ unread, tasks, follows }) => (
        <SimpleGrid minColWidth="min(100%, 184px)" autoFlow="auto-fit">
          {[
            { name: t.unread, value: unread, href: '/apps/email?unread=true', Icon: IconMail },
            { name: t.tasks, value: tasks.open, href: '/apps/todo/open', Icon: IconChecklist },
            {
              name: t.overdue,
              value: tasks.overdue,
              href: '/apps/todo/open?overdue=true',
              Icon: IconAlertTriangle,
              isLate: tasks.overdue > 0,
            },
            { name: t.followed, value: follows.licitacoes, href: '/acompanhamento?view=list', Icon: IconStar },
          ].map(({ name, value, href, Icon, isLate }) => (
            <AddressLink key={name} href={href} className={surface.surface} style={{ padding: 16, textDecoration: 'none' }}>
              <Group wrap="nowrap" gap="sm">
                <ThemeIcon variant="light" color={isLate ? 'danger' : 'primary'} size={40}>
                  <Icon size={22} aria-hidden />
                </ThemeIcon>
                <div>
                  <Text fz="1.25rem" fw={650} c="var(--mantine-color-text)" lh={1.3}>
                    {format.number(value)}
                  </Text>
                  <Text size="sm" c="dimmed" lh={1.3}>
                    {name}
                  </Text>
                </div>
              </Group>
            </AddressLink>
          ))}
        </SimpleGrid>
      )}
    </Loaded>
  );
}

export function Share() {
  const t = useWords(words);
  const format = useFormat();
  const query = useQuery(calls.sales.query({ query: { period: 'last-year' } }));
  return (
    <Loaded query={query} skeleton={<Skeleton h={128} maw={360} />}>
      {({ delivered, total, link }) => {
        const share = total === 0 ? 0 : delivered / total;
        return (
          <AddressLink
            href={link}
            className={surface.surface}
            style={{ display: 'block', maxInlineSize: 360, padding: 16, textDecoration: 'none' }}
          >
            <Group wrap="nowrap">
              <RingProgress
                size={96}
                thickness={10}
                sections={[{ value: share * 100, color: 'var(--chart-primary)' }]}
                label={
                  <Text ta="center" fw={650} c="var(--mantine-color-text)">
                    {format.percent(share)}
                  </Text>
                }
              />
              <div>
                <Text fw={550} c="var(--mantine-color-text)">
                  {t.delivered}
                </Text>
                <Text size="sm" c="dimmed">
                  {`${format.number(delivered)} ${t.of} ${format.number(total)}, ${t['last-year']}`}
                </Text>
              </div>
            </Group>
          </AddressLink>
        );
      }}
    </Loaded>
  );
}
