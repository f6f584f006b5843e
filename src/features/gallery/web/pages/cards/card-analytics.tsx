import { SimpleGrid } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { cards } from '#features/cards/contract.ts';
import { dashboards } from '#features/dashboards/contract.ts';
import { BarRows } from '#kit/web/charts/BarRows.tsx';
import { ChartCard } from '#kit/web/charts/ChartCard.tsx';
import type { ChartColor } from '#kit/web/charts/chart.ts';
import { Segments } from '#kit/web/form/Segments.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';
import { api } from '#kit/web/request/api.ts';
import { stringifySearch } from '#kit/web/search/search.ts';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Cartão de análise', en: 'Card with a chart', fr: 'Carte d’analyse', de: 'Auswertungskarte' },
  words: 'analytics analysis analyse Analyse gráfico graph chart graphique Diagramm barras donut rosca relatório report',
  old: ['/card/analytics', '/card/card-analytics'],
} satisfies Meta;

export const guide: Guide = {
  from: '#kit/web/charts/ChartCard.tsx',
  use: {
    pt: 'Para mostrar de que um número é feito ou como mudou, com os mesmos valores em tabela e em arquivo.',
    en: 'To show what a figure consists of or how it changed, with the same values as a table and as a file.',
    fr: 'Pour montrer de quoi se compose un chiffre ou comment il a changé, avec les mêmes valeurs en tableau et en fichier.',
    de: 'Um zu zeigen, woraus eine Zahl besteht oder wie sie sich entwickelt hat, mit denselben Werten als Tabelle und Datei.',
  },
  avoid: {
    pt: 'Se só o total importa: cartão de número. Se há tarefas a cumprir nele: cartão composto. Para os tipos de gráfico, veja o grupo Gráficos.',
    en: 'If only the total matters: card with a figure. If there are things to do in it: composed card. The kinds of charts are in the group Charts.',
    fr: 'Si seul le total compte : carte de chiffre. S’il y a des choses à y faire : carte composée. Les types de graphiques sont dans le groupe Graphiques.',
    de: 'Wenn nur die Summe zählt: Zahlenkarte. Wenn darin etwas zu tun ist: zusammengesetzte Karte. Die Arten von Diagrammen stehen in der Gruppe Diagramme.',
  },
  keys: [
    {
      press: 'Enter',
      does: {
        pt: 'Mostra a tabela no lugar do gráfico',
        en: 'Shows the table instead of the chart',
        fr: 'Montre le tableau à la place du graphique',
        de: 'Zeigt die Tabelle statt des Diagramms',
      },
      on: '#Devices [data-example] button[aria-pressed]',
      finds: '#Devices [data-example] table:visible',
    },
    {
      press: 'Enter',
      does: { pt: 'Volta ao gráfico', en: 'Goes back to the chart', fr: 'Revient au graphique', de: 'Kehrt zum Diagramm zurück' },
      finds: '#Devices [data-example] button[aria-pressed=false]:focus',
    },
  ],
  props: [
    {
      name: 'chart',
      type: "'bars' | 'stacked' | 'lines' | 'areas' | 'donut' | (props) => ReactNode",
      says: {
        pt: 'O tipo de gráfico, ou um desenho próprio, como BarRows.',
        en: 'The kind of chart, or a drawing of your own, such as BarRows.',
        fr: 'Le type de graphique, ou un dessin propre, comme BarRows.',
        de: 'Die Art des Diagramms oder eine eigene Darstellung wie BarRows.',
      },
    },
    {
      name: 'isReadable',
      type: 'boolean',
      says: {
        pt: 'O desenho já traz todos os valores como texto; leitores de tela não recebem a tabela escondida.',
        en: 'The drawing has all values as text already; screen readers get no hidden table.',
        fr: 'Le dessin a déjà toutes les valeurs en texte ; pas de tableau caché pour les lecteurs d’écran.',
        de: 'Die Darstellung enthält schon alle Werte als Text; Screenreader bekommen keine verborgene Tabelle.',
      },
    },
    {
      name: 'data',
      type: 'readonly Datum[] | undefined',
      says: {
        pt: 'As linhas; undefined mostra o esqueleto, uma lista vazia diz que não há nada.',
        en: 'The rows; undefined shows the skeleton, an empty list says that there is nothing.',
        fr: 'Les lignes ; undefined montre l’attente, une liste vide dit qu’il n’y a rien.',
        de: 'Die Zeilen; undefined zeigt den Platzhalter, eine leere Liste sagt, dass es nichts gibt.',
      },
    },
    {
      name: 'query',
      type: 'UseQueryResult',
      says: {
        pt: 'Com ela, o cartão diz quando a busca falhou e oferece tentar de novo.',
        en: 'With it, the card says when fetching failed, and offers to try again.',
        fr: 'Avec elle, la carte dit quand le chargement a échoué et propose de réessayer.',
        de: 'Damit sagt die Karte, wenn das Laden gescheitert ist, und bietet einen neuen Versuch an.',
      },
    },
    {
      name: 'href',
      type: 'string (Datum)',
      says: {
        pt: 'A lista que a linha conta: quem duvida do número, abre-a.',
        en: 'The list that the row counts: who doubts the figure opens it.',
        fr: 'La liste que la ligne compte : qui doute du chiffre l’ouvre.',
        de: 'Die Liste, die die Zeile zählt: Wer der Zahl nicht traut, öffnet sie.',
      },
    },
  ],
};

export const samples: Samples = {
  Statuses: {
    title: { pt: 'Partes em linhas', en: 'Parts as rows', fr: 'Parties en lignes', de: 'Teile als Zeilen' },
    says: {
      pt: 'BarRows: nome, valor e percentual já se leem sem tabela. Pedidos reais dos últimos doze meses.',
      en: 'BarRows: name, value and percentage can be read without a table. Real orders of the last twelve months.',
      fr: 'BarRows : nom, valeur et pourcentage se lisent sans tableau. Commandes réelles des douze derniers mois.',
      de: 'BarRows: Name, Wert und Anteil liest man ohne Tabelle. Echte Bestellungen der letzten zwölf Monate.',
    },
  },
  Devices: {
    title: { pt: 'Partes de um todo', en: 'Parts of a whole', fr: 'Parties d’un tout', de: 'Teile eines Ganzen' },
    says: {
      pt: 'Uma rosca só para poucas partes. Acessos reais por dispositivo; a tabela tem também o percentual.',
      en: 'A donut, for few parts only. Real sign-ins by device; the table has the percentage too.',
      fr: 'Un anneau, pour peu de parties. Connexions réelles par appareil ; le tableau a aussi le pourcentage.',
      de: 'Ein Ring, nur für wenige Teile. Echte Anmeldungen nach Gerät; die Tabelle hat auch den Anteil.',
    },
  },
  Months: {
    title: { pt: 'Evolução com escolha', en: 'Course with a choice', fr: 'Évolution avec un choix', de: 'Verlauf mit Auswahl' },
    says: {
      pt: 'O que se vê, quantidade ou valor, escolhe-se na linha do título; a tabela e o arquivo têm os dois.',
      en: 'What is shown, number or value, is chosen in the line of the title; table and file have both.',
      fr: 'Nombre ou montant : le choix est sur la ligne du titre ; le tableau et le fichier ont les deux.',
      de: 'Anzahl oder Wert wählt man in der Titelzeile; Tabelle und Datei enthalten beides.',
    },
  },
};

const words = {
  orders: { pt: 'Situação dos pedidos', en: 'Order status', fr: 'Statut des commandes', de: 'Status der Bestellungen' },
  ordersFile: { pt: 'situacao-dos-pedidos', en: 'order-status', fr: 'statut-des-commandes', de: 'status-der-bestellungen' },
  order: { pt: 'Pedidos', en: 'Orders', fr: 'Commandes', de: 'Bestellungen' },
  recebido: { pt: 'Recebidos', en: 'Received', fr: 'Reçues', de: 'Eingegangen' },
  aprovado: { pt: 'Aprovados', en: 'Approved', fr: 'Approuvées', de: 'Genehmigt' },
  enviado: { pt: 'Enviados', en: 'Shipped', fr: 'Expédiées', de: 'Versandt' },
  entregue: { pt: 'Entregues', en: 'Delivered', fr: 'Livrées', de: 'Geliefert' },
  cancelado: { pt: 'Cancelados', en: 'Cancelled', fr: 'Annulées', de: 'Storniert' },
  rejeitado: { pt: 'Rejeitados', en: 'Rejected', fr: 'Refusées', de: 'Abgelehnt' },
  signIns: { pt: 'Acessos por dispositivo', en: 'Sign-ins by device', fr: 'Connexions par appareil', de: 'Anmeldungen nach Gerät' },
  signInsFile: { pt: 'acessos-por-dispositivo', en: 'sign-ins-by-device', fr: 'connexions-par-appareil', de: 'anmeldungen-nach-geraet' },
  signIn: { pt: 'Acessos', en: 'Sign-ins', fr: 'Connexions', de: 'Anmeldungen' },
  share: { pt: 'Percentual', en: 'Share', fr: 'Part', de: 'Anteil' },
  desktop: { pt: 'Computador', en: 'Desktop', fr: 'Ordinateur', de: 'Computer' },
  mobile: { pt: 'Celular', en: 'Mobile', fr: 'Mobile', de: 'Handy' },
  tablet: { pt: 'Tablet', en: 'Tablet', fr: 'Tablette', de: 'Tablet' },
  notices: { pt: 'Licitações por mês', en: 'Notices by month', fr: 'Appels d’offres par mois', de: 'Ausschreibungen nach Monat' },
  noticesFile: { pt: 'licitacoes-por-mes', en: 'notices-by-month', fr: 'appels-d-offres-par-mois', de: 'ausschreibungen-nach-monat' },
  hint: { pt: 'Pelo mês de abertura', en: 'By month of opening', fr: 'Selon le mois de début', de: 'Nach dem Monat des Fristbeginns' },
  shown: { pt: 'O que mostrar', en: 'What to show', fr: 'Que montrer', de: 'Was zeigen' },
  n: { pt: 'Quantidade', en: 'Number', fr: 'Nombre', de: 'Anzahl' },
  valor: { pt: 'Valor', en: 'Value', fr: 'Montant', de: 'Wert' },
};

const calls = api('cards', cards);
const dashboardCalls = api('dashboards', dashboards);
const colors: Partial<Record<string, ChartColor>> = {
  entregue: 'success',
  recebido: 'warning',
  rejeitado: 'danger',
  cancelado: 'secondary',
};

export function Statuses() {
  const t = useWords(words);
  const common = useTexts('common');
  const query = useQuery(calls.productOrders.query({ query: { period: 'last-year' } }));
  return (
    <ChartCard
      name="gallery.orders"
      file={t.ordersFile}
      title={t.orders}
      chart={({ series, data }) => <BarRows series={series} data={data} />}
      isReadable
      heading={common('word.status')}
      series={[{ key: 'n', name: t.order }]}
      query={query}
      data={query.data?.states.map(({ state, count, link }) => ({
        key: state,
        label: t[state as 'recebido'],
        href: link,
        color: colors[state] ?? 'primary',
        values: { n: count },
      }))}
    />
  );
}

/** In the order of the call's answer. */
const devices = ['desktop', 'mobile', 'tablet'] as const;

export function Devices() {
  const t = useWords(words);
  const common = useTexts('common');
  const query = useQuery(calls.sessionsDevice.query({ query: { period: 'last-year' } }));
  return (
    <SimpleGrid minColWidth="min(100%, 320px)" autoFlow="auto-fill">
      <ChartCard
        name="gallery.devices"
        file={t.signInsFile}
        title={t.signIns}
        chart="donut"
        drawn="n"
        heading={common('word.device')}
        series={[
          { key: 'n', name: t.signIn },
          { key: 'share', name: t.share, format: 'percent' },
        ]}
        query={query}
        data={query.data?.chart_info.map(({ count, usage, link }, place) => ({
          label: t[devices[place] ?? 'desktop'],
          href: link,
          values: { n: count, share: usage / 100 },
        }))}
      />
    </SimpleGrid>
  );
}

export function Months() {
  const t = useWords(words);
  const common = useTexts('common');
  const { shortMonth } = useFormat();
  const [drawn, setDrawn] = useState('n');
  const query = useQuery(dashboardCalls.notices.query({ query: {} }));
  return (
    <ChartCard
      name="gallery.months"
      file={t.noticesFile}
      title={t.notices}
      hint={t.hint}
      actions={
        <Segments
          size="xs"
          aria-label={t.shown}
          value={drawn}
          onChange={setDrawn}
          data={[
            { value: 'n', label: t.n },
            { value: 'valor', label: t.valor },
          ]}
        />
      }
      chart="bars"
      drawn={drawn}
      heading={common('word.month')}
      series={[
        { key: 'n', name: t.n },
        { key: 'valor', name: t.valor, format: 'money' },
      ]}
      query={query}
      data={query.data?.meses.map(({ from, to, n, valor }) => ({
        key: from,
        label: shortMonth(noonOf(from)),
        href: `/apps/invoice/list${stringifySearch({ aberturaDe: from, aberturaAte: to })}`,
        values: { n, valor },
      }))}
    />
  );
}
