import { NativeSelect, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { brazilStates } from '#brasil/states.ts';
import { GeometrySource } from '#brasil/web/outlines/GeometrySource.tsx';
import { joinPlaces } from '#brasil/web/outlines/joinPlaces.ts';
import { fetchMunicipalities } from '#brasil/web/outlines/municipalGeometry.ts';
import { ChartCard } from '#kit/web/charts/ChartCard.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { stringifySearch } from '#kit/web/search/search.ts';
import { dashboardCalls } from '../../employees/chartCalls.ts';
import { chartWords } from '../../employees/chartWords.ts';
import { noticeCalls } from '../../noticeCalls.ts';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Mapa', en: 'Map', fr: 'Carte', de: 'Landkarte' },
  words:
    'leaflet react-leaflet coroplético choropleth geografia municípios municipalities zoom carte choroplèthe communes Landkarte Gemeinden',
  old: ['/maps/leaflet', '/maps/map', '/maps/react-leaflet'],
} satisfies Meta;

export const guide: Guide = {
  from: '#brasil/web/outlines/AreaMap.tsx, mapa-brasil',
  use: {
    pt: 'Quando o lugar explica o número: vizinhança, litoral, distância, municípios de um estado.',
    en: 'Where the place explains the number: neighbours, coast, distance, the municipalities of a state.',
    fr: 'Quand le lieu explique le nombre : voisinage, côte, distance, communes d’un État.',
    de: 'Wenn der Ort die Zahl erklärt: Nachbarschaft, Küste, Entfernung, Gemeinden eines Bundesstaats.',
  },
  avoid: {
    pt: 'Para comparar os 27 estados: o Amazonas encobre Sergipe; use o mapa de blocos ou barras. Nunca como único caminho até uma lista.',
    en: 'To compare the 27 states: Amazonas outweighs Sergipe; use the tile map or bars. Never as the only way to a list.',
    fr: 'Pour comparer les 27 États : l’Amazonas écrase le Sergipe ; la carte de tuiles ou des barres. Jamais comme seul accès à une liste.',
    de: 'Um die 27 Bundesstaaten zu vergleichen: Amazonas erdrückt Sergipe; besser Kachelkarte oder Balken. Nie als einziger Weg zu einer Liste.',
  },
  keys: [
    {
      press: 'ArrowDown',
      does: {
        pt: 'Vai ao vizinho nessa direção',
        en: 'Goes to the neighbour in this direction',
        fr: 'Va au voisin dans cette direction',
        de: 'Geht zum Nachbarn in dieser Richtung',
      },
      on: '#States [data-example] [data-area=SP]',
      finds: '#States [data-area=PR]:focus',
    },
    {
      press: '=',
      does: {
        pt: 'Aproxima, como +; - afasta',
        en: 'Zooms in, as + does; - zooms out',
        fr: 'Zoome, comme + ; - dézoome',
        de: 'Vergrößert, wie +; - verkleinert',
      },
      finds: '#States svg[data-zoomed] [data-area=PR]:focus',
    },
    {
      press: '0',
      does: { pt: 'Mostra tudo de novo', en: 'Shows everything again', fr: 'Montre tout à nouveau', de: 'Zeigt wieder alles' },
      finds: '#States svg:not([data-zoomed]) [data-area=PR]:focus',
    },
    {
      press: 'Home',
      does: {
        pt: 'Vai ao primeiro no alfabeto; Enter abre a lista',
        en: 'Goes to the first in the alphabet; Enter opens the list',
        fr: 'Va au premier dans l’alphabet ; Entrée ouvre la liste',
        de: 'Geht zum ersten im Alphabet; Enter öffnet die Liste',
      },
      finds: '#States [data-area=AC]:focus',
    },
  ],
  props: [
    {
      name: 'geometry',
      type: 'Geometry',
      says: {
        pt: 'Os contornos com nome, moldura e centro; os de cada estado só são buscados quando ele é escolhido.',
        en: 'The outlines with name, frame and centre; those of a state are fetched only when it is chosen.',
        fr: 'Les contours avec nom, cadre et centre ; ceux d’un État ne sont chargés que lorsqu’il est choisi.',
        de: 'Die Umrisse mit Name, Rahmen und Mitte; die eines Bundesstaats werden erst geholt, wenn er gewählt ist.',
      },
    },
    {
      name: 'figures',
      type: 'Map<string, { value, href? }>',
      says: {
        pt: 'O valor e a lista de cada área; sem lista, a área mostra só o nome e o valor.',
        en: 'The value and the list of each area; without a list, the area only shows its name and value.',
        fr: 'La valeur et la liste de chaque zone ; sans liste, la zone ne montre que son nom et sa valeur.',
        de: 'Wert und Liste jedes Gebiets; ohne Liste zeigt es nur Namen und Wert.',
      },
    },
    {
      name: 'kind',
      type: "'shades' | 'circles'",
      says: {
        pt: 'O valor como tom da área, ou como área de um círculo sobre ela.',
        en: 'The value as the shade of the area, or as the size of a circle on it.',
        fr: 'La valeur comme teinte de la zone, ou comme surface d’un cercle posé dessus.',
        de: 'Der Wert als Ton des Gebiets oder als Fläche eines Kreises darauf.',
      },
    },
  ],
};

export const samples: Samples = {
  States: {
    title: { pt: 'Estados em tons', en: 'States in shades', fr: 'États en teintes', de: 'Bundesstaaten in Tönen' },
    says: {
      pt: 'As licitações de cada estado; clique ou Enter abre a lista dele. A roda aproxima com Ctrl, para que a página continue rolando.',
      en: 'The notices of each state; click or Enter opens its list. The wheel zooms with Ctrl, so that the page still scrolls.',
      fr: 'Les appels d’offres de chaque État ; un clic ou Entrée ouvre sa liste. La molette zoome avec Ctrl, pour que la page défile encore.',
      de: 'Die Ausschreibungen jedes Bundesstaats; Klick oder Enter öffnet seine Liste. Das Mausrad vergrößert mit Strg, damit die Seite weiter scrollt.',
    },
  },
  Circles: {
    title: { pt: 'Círculos', en: 'Circles', fr: 'Cercles', de: 'Kreise' },
    says: {
      pt: 'Para quantias: um tom sugere densidade, e estados grandes pareceriam ter mais.',
      en: 'For amounts: a shade suggests density, and large states would seem to have more.',
      fr: 'Pour des quantités : une teinte suggère une densité, et les grands États sembleraient en avoir plus.',
      de: 'Für Mengen: Ein Ton lässt an Dichte denken, und große Bundesstaaten schienen mehr zu haben.',
    },
  },
  Municipalities: {
    title: { pt: 'Municípios de um estado', en: 'Municipalities of a state', fr: 'Communes d’un État', de: 'Gemeinden eines Bundesstaats' },
    says: {
      pt: 'Onde ficam as cem licitações mais recentes do estado escolhido. Só municípios com alguma são links.',
      en: 'Where the hundred latest notices of the chosen state are. Only municipalities that have any are links.',
      fr: 'Où se trouvent les cent derniers appels d’offres de l’État choisi. Seules les communes qui en ont sont des liens.',
      de: 'Wo die hundert neuesten Ausschreibungen des gewählten Bundesstaats liegen. Nur Gemeinden mit mindestens einer sind Links.',
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
  label: {
    pt: 'Mapa do Brasil: setas para percorrer, Enter para abrir a lista',
    en: 'Map of Brazil: arrows to move about, Enter to open the list',
    fr: 'Carte du Brésil : flèches pour parcourir, Entrée pour ouvrir la liste',
    de: 'Karte von Brasilien: Pfeile zum Bewegen, Enter öffnet die Liste',
  },
  municipality: { pt: 'Município', en: 'Municipality', fr: 'Commune', de: 'Gemeinde' },
  latest: { pt: 'Licitações recentes', en: 'Latest notices', fr: 'Derniers appels d’offres', de: 'Neueste Ausschreibungen' },
  latestFile: { pt: 'licitacoes-recentes', en: 'latest-notices', fr: 'derniers-appels-d-offres', de: 'neueste-ausschreibungen' },
  off: {
    pt: 'Em nenhum contorno do mapa:',
    en: 'In no outline of the map:',
    fr: 'Dans aucun contour de la carte :',
    de: 'In keinem Umriss der Karte:',
  },
  none: { pt: 'Sem município', en: 'No municipality', fr: 'Sans commune', de: 'Ohne Gemeinde' },
  ofAll: { pt: 'Ao todo, o estado tem', en: 'In all, the state has', fr: 'En tout, l’État en compte', de: 'Insgesamt hat der Bundesstaat' },
};

const StateMap = lazy(async () => ({ default: (await import('#brasil/web/outlines/StateMap.tsx')).StateMap }));
const AreaMap = lazy(async () => ({ default: (await import('#brasil/web/outlines/AreaMap.tsx')).AreaMap }));
const mapHeight = 460;

function useStateFigures() {
  const query = useQuery(dashboardCalls.map.query({ query: {} }));
  const totals = new Map(query.data?.ufs.map(({ uf, total }) => [uf, total]));
  const data =
    query.data &&
    brazilStates.map(({ uf, name }) => {
      const { n = 0, valor = 0 } = totals.get(uf) ?? {};
      return { key: uf, label: name, href: `/apps/invoice/list${stringifySearch({ uf })}`, values: { n, valor } };
    });
  return { query, data };
}

export function States() {
  const t = useWords(words);
  return (
    <ChartCard
      name="gallery.map.states"
      file={t.byStateFile}
      title={t.byState}
      chart={(chart) => <StateMap label={t.label} {...chart} />}
      isReadable
      heading={t.uf}
      series={[{ key: 'n', name: t.notices }]}
      height={mapHeight}
      foot={<GeometrySource />}
      {...useStateFigures()}
    />
  );
}

export function Circles() {
  const t = useWords(words);
  return (
    <ChartCard
      name="gallery.map.circles"
      file={t.valueByStateFile}
      title={t.valueByState}
      chart={(chart) => <StateMap label={t.label} kind="circles" {...chart} />}
      isReadable
      heading={t.uf}
      series={[{ key: 'valor', name: t.value, format: 'money' }]}
      height={mapHeight}
      foot={<GeometrySource />}
      {...useStateFigures()}
    />
  );
}

const states = brazilStates.map(({ uf, name }) => ({ value: uf, label: name })).sort((a, b) => a.label.localeCompare(b.label, 'pt'));

export function Municipalities() {
  const t = useWords(words);
  const format = useFormat();
  const [uf, setUf] = useState('RJ');
  const outlines = useQuery({
    queryKey: ['gallery', 'municipalities', uf],
    queryFn: () => fetchMunicipalities(uf),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const notices = useQuery(noticeCalls.list.query({ query: { uf: [uf], perPage: 100, sort: 'publicacao', order: 'desc' } }));
  const places = outlines.data && notices.data && joinPlaces(outlines.data.outlines, notices.data.licitacoes);
  const data = places
    ?.map(({ id, name, records }) => ({
      key: id,
      label: name || t.none,
      values: { n: records.length },
      href: name === '' ? undefined : `/apps/invoice/list${stringifySearch({ municipios: [`${name} - ${uf}`] })}`,
    }))
    .sort((one, other) => one.label.localeCompare(other.label, 'pt'));
  const figures = new Map(data?.map(({ key, href, values }) => [key, { value: values.n, href }]));
  const names = new Map(places?.map(({ id, name }) => [id, name]));
  // Under the name of today, also where the map has an older one.
  const named = outlines.data && {
    ...outlines.data,
    outlines: outlines.data.outlines.map((outline) => ({ ...outline, name: names.get(outline.id) || outline.name })),
  };
  const off = places?.filter(({ isOnMap }) => !isOnMap) ?? [];
  return (
    <>
      <NativeSelect label={t.uf} data={states} value={uf} onChange={(event) => setUf(event.currentTarget.value)} maw={320} mb="md" />
      <ChartCard
        name="gallery.map.municipalities"
        file={`${t.latestFile}-${uf.toLowerCase()}`}
        title={t.latest}
        hint={notices.data && `${t.ofAll} ${format.number(notices.data.total)}.`}
        chart={({ height }) =>
          named && <AreaMap key={uf} label={`${t.latest}, ${uf}`} geometry={named} figures={figures} format="number" height={height} />
        }
        isReadable
        heading={t.municipality}
        series={[{ key: 'n', name: t.latest }]}
        query={outlines.isError ? outlines : notices}
        height={mapHeight}
        foot={
          <>
            {off.length > 0 && (
              <Text size="sm">
                {t.off} {off.map(({ name, records }) => `${name || t.none} (${format.number(records.length)})`).join(', ')}.
              </Text>
            )}
            <GeometrySource />
          </>
        }
        data={data}
      />
    </>
  );
}
