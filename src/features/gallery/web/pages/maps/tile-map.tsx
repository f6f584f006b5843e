import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { brazilStates } from '#brasil/states.ts';
import { BrazilMap, mapHeight } from '#brasil/web/map/BrazilMap.tsx';
import { ChartCard } from '#kit/web/charts/ChartCard.tsx';
import type { Series } from '#kit/web/charts/chart.ts';
import { Segments } from '#kit/web/form/Segments.tsx';
import { stringifySearch } from '#kit/web/search/search.ts';
import { dashboardCalls } from '../../employees/chartCalls.ts';
import { chartWords } from '../../employees/chartWords.ts';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Mapa de blocos', en: 'Tile map', fr: 'Carte de tuiles', de: 'Kachelkarte' },
  words: 'Brasil estados UF tile grid cartograma cartogram états Brésil Bundesstaaten Brasilien Kartogramm',
  old: ['/maps/tiles'],
} satisfies Meta;

export const guide: Guide = {
  from: '#brasil/web/map/BrazilMap.tsx',
  use: {
    pt: 'Para comparar os 27 estados: cada um tem o mesmo tamanho, lê-se o número nele e o Distrito Federal não some.',
    en: 'To compare the 27 states: each has the same size, shows its number, and the Distrito Federal does not vanish.',
    fr: 'Pour comparer les 27 États : tous ont la même taille, portent leur nombre, et le District fédéral ne disparaît pas.',
    de: 'Um die 27 Bundesstaaten zu vergleichen: Alle sind gleich groß und zeigen ihre Zahl, und der Distrito Federal verschwindet nicht.',
  },
  avoid: {
    pt: 'Quando importa onde fica algo dentro do estado: use o mapa. Para poucas regiões, barras.',
    en: 'Where it matters in which place of a state something is: use the map. For a few regions, bars.',
    fr: 'Quand importe le lieu à l’intérieur d’un État : la carte. Pour quelques régions, des barres.',
    de: 'Wenn es auf den Ort innerhalb eines Bundesstaats ankommt: die Karte. Für wenige Regionen Balken.',
  },
  keys: [
    {
      press: 'ArrowUp',
      does: { pt: 'Vai ao estado acima', en: 'Goes to the state above', fr: 'Va à l’État au-dessus', de: 'Geht zum Bundesstaat darüber' },
      on: '#Notices [data-example] [data-uf=SP]',
      finds: '#Notices [data-uf=GO]:focus',
    },
    {
      press: 'End',
      does: { pt: 'Vai ao último', en: 'Goes to the last', fr: 'Va au dernier', de: 'Geht zum letzten' },
      finds: '#Notices [data-uf=SC]:focus',
    },
    {
      press: 'Home',
      does: { pt: 'Vai ao primeiro', en: 'Goes to the first', fr: 'Va au premier', de: 'Geht zum ersten' },
      finds: '#Notices [data-uf=RR]:focus',
    },
  ],
  props: [
    {
      name: 'series',
      type: 'Series[]',
      says: {
        pt: 'A medida; só a primeira série aparece. Seu nome faz parte do nome do mapa.',
        en: 'The measure; only the first series is shown. Its name is part of the map’s name.',
        fr: 'La mesure ; seule la première série est montrée. Son nom fait partie du nom de la carte.',
        de: 'Das Maß; nur die erste Reihe ist zu sehen. Ihr Name gehört zum Namen der Karte.',
      },
    },
    {
      name: 'data',
      type: 'Datum[]',
      says: {
        pt: 'Uma linha por estado: key é a sigla e href a lista que Enter abre. O que falta conta como zero.',
        en: 'A row per state: key is its abbreviation and href the list that Enter opens. What is missing counts as zero.',
        fr: 'Une ligne par État : key est son sigle et href la liste qu’ouvre Entrée. Ce qui manque vaut zéro.',
        de: 'Eine Zeile je Bundesstaat: key ist sein Kürzel, href die Liste, die Enter öffnet. Was fehlt, zählt als null.',
      },
    },
    {
      name: 'mapHeight',
      type: 'number',
      says: {
        pt: 'A altura do mapa com a legenda, para o height do cartão: nada se move ao carregar.',
        en: 'The height of the map with its legend, for the card’s height: nothing moves while it loads.',
        fr: 'La hauteur de la carte avec sa légende, pour le height de la carte d’affichage : rien ne bouge au chargement.',
        de: 'Die Höhe der Karte mit Legende, für height des Rahmens: Beim Laden verrutscht nichts.',
      },
    },
  ],
};

export const samples: Samples = {
  Notices: {
    title: { pt: 'Quantas em cada um', en: 'How many in each', fr: 'Combien dans chacun', de: 'Wie viele in jedem' },
    says: {
      pt: 'Os tons dividem os estados em cinco grupos de mesmo tamanho: com passos iguais, só São Paulo se destacaria. Clique ou Enter abre a lista.',
      en: 'The shades divide the states into five groups of one size: with equal steps, only São Paulo would stand out. Click or Enter opens the list.',
      fr: 'Les teintes divisent les États en cinq groupes égaux : à pas constants, seul São Paulo ressortirait. Un clic ou Entrée ouvre la liste.',
      de: 'Die Töne teilen die Bundesstaaten in fünf gleich große Gruppen: Bei gleichen Schritten fiele nur São Paulo auf. Klick oder Enter öffnet die Liste.',
    },
  },
  Choosing: {
    title: { pt: 'Escolher a medida', en: 'Choosing the measure', fr: 'Choisir la mesure', de: 'Das Maß wählen' },
    says: {
      pt: 'O mesmo mapa para as abertas, em andamento e fechadas; a tabela e o arquivo seguem a escolha.',
      en: 'The same map for open, running and closed notices; table and file follow the choice.',
      fr: 'La même carte pour les appels ouverts, en cours et clos ; le tableau et le fichier suivent le choix.',
      de: 'Dieselbe Karte für offene, laufende und abgeschlossene; Tabelle und Datei folgen der Wahl.',
    },
  },
};

const words = {
  ...chartWords,
  byState: { pt: 'Licitações por estado', en: 'Notices by state', fr: 'Appels d’offres par État', de: 'Ausschreibungen nach Bundesstaat' },
  byStateFile: {
    pt: 'licitacoes-por-estado',
    en: 'notices-by-state',
    fr: 'appels-d-offres-par-etat',
    de: 'ausschreibungen-nach-bundesstaat',
  },
  valueByState: {
    pt: 'Valor estimado por estado',
    en: 'Estimated value by state',
    fr: 'Montant estimé par État',
    de: 'Geschätzter Wert nach Bundesstaat',
  },
  valueByStateFile: {
    pt: 'valor-estimado-por-estado',
    en: 'estimated-value-by-state',
    fr: 'montant-estime-par-etat',
    de: 'geschaetzter-wert-nach-bundesstaat',
  },
  measure: { pt: 'Situação', en: 'Status', fr: 'État du dossier', de: 'Status' },
};

export function Notices() {
  const t = useWords(words);
  const query = useQuery(dashboardCalls.map.query({ query: {} }));
  const totals = new Map(query.data?.ufs.map(({ uf, total }) => [uf, total.n]));
  return (
    <ChartCard
      name="gallery.tiles.notices"
      file={t.byStateFile}
      title={t.byState}
      chart={({ series, data }) => <BrazilMap series={series} data={data} />}
      isReadable
      heading={t.uf}
      series={[{ key: 'n', name: t.notices }]}
      query={query}
      height={mapHeight}
      data={
        query.data &&
        brazilStates.map(({ uf, name }) => ({
          key: uf,
          label: name,
          href: `/apps/invoice/list${stringifySearch({ uf })}`,
          values: { n: totals.get(uf) ?? 0 },
        }))
      }
    />
  );
}

const statuses = ['aberta', 'andamento', 'fechada'] as const;

export function Choosing() {
  const t = useWords(words);
  const [status, setStatus] = useState<(typeof statuses)[number]>('aberta');
  const query = useQuery(dashboardCalls.map.query({ query: {} }));
  const series: Series[] = [{ key: 'valor', name: `${t.value}, ${t[status]}`, format: 'money' }];
  const sums = new Map(query.data?.ufs.map((figures) => [figures.uf, figures[status].valor]));
  return (
    <Stack>
      <Segments aria-label={t.measure} data={statuses.map((value) => ({ value, label: t[value] }))} value={status} onChange={setStatus} />
      <ChartCard
        name="gallery.tiles.choosing"
        file={t.valueByStateFile}
        title={t.valueByState}
        chart={(chart) => <BrazilMap series={chart.series} data={chart.data} />}
        isReadable
        heading={t.uf}
        series={series}
        query={query}
        height={mapHeight}
        data={
          query.data &&
          brazilStates.map(({ uf, name }) => ({
            key: uf,
            label: name,
            href: `/apps/invoice/list${stringifySearch({ uf, status })}`,
            values: { valor: sums.get(uf) ?? 0 },
          }))
        }
      />
    </Stack>
  );
}
