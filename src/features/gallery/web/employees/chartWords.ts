// Words that several sample charts use, and the keys that all of them have.
import type { LocalizedText } from '#kit/errors.ts';
import type { KeyRow } from '../page.ts';

export const chartWords = {
  people: { pt: 'Pessoas', en: 'People', fr: 'Personnes', de: 'Personen' },
  person: { pt: 'Pessoa', en: 'Person', fr: 'Personne', de: 'Person' },
  year: { pt: 'Ano de entrada', en: 'Year joined', fr: 'Année d’arrivée', de: 'Jahr des Eintritts' },
  younger: { pt: 'Até 39 anos', en: 'Up to 39', fr: 'Jusqu’à 39 ans', de: 'Bis 39 Jahre' },
  older: { pt: '40 anos ou mais', en: '40 and over', fr: '40 ans et plus', de: '40 Jahre und älter' },
  age: { pt: 'Idade', en: 'Age', fr: 'Âge', de: 'Alter' },
  salary: { pt: 'Salário', en: 'Salary', fr: 'Salaire', de: 'Gehalt' },
  averageSalary: { pt: 'Salário médio', en: 'Average salary', fr: 'Salaire moyen', de: 'Durchschnittsgehalt' },
  notices: { pt: 'Licitações', en: 'Notices', fr: 'Appels d’offres', de: 'Ausschreibungen' },
  value: { pt: 'Valor estimado', en: 'Estimated value', fr: 'Montant estimé', de: 'Geschätzter Wert' },
  procedure: { pt: 'Modalidade', en: 'Procedure', fr: 'Procédure', de: 'Verfahrensart' },
  region: { pt: 'Região', en: 'Region', fr: 'Région', de: 'Region' },
  uf: { pt: 'Estado', en: 'State', fr: 'État', de: 'Bundesstaat' },
  aberta: { pt: 'Abertas', en: 'Open', fr: 'Ouverts', de: 'Offen' },
  andamento: { pt: 'Em andamento', en: 'In progress', fr: 'En cours', de: 'Laufend' },
  fechada: { pt: 'Fechadas', en: 'Closed', fr: 'Clos', de: 'Abgeschlossen' },
  norte: { pt: 'Norte', en: 'North', fr: 'Nord', de: 'Norden' },
  nordeste: { pt: 'Nordeste', en: 'Northeast', fr: 'Nord-Est', de: 'Nordosten' },
  centroOeste: { pt: 'Centro-Oeste', en: 'Central-West', fr: 'Centre-Ouest', de: 'Mittelwesten' },
  sudeste: { pt: 'Sudeste', en: 'Southeast', fr: 'Sud-Est', de: 'Südosten' },
  sul: { pt: 'Sul', en: 'South', fr: 'Sud', de: 'Süden' },
} as const satisfies Record<string, LocalizedText>;

/** Every chart can be read as a table: the button of the sample's card, pressed and released. */
export function tableKeys(sample: string): readonly KeyRow[] {
  const button = `#${sample} [data-example] button[aria-pressed]`;
  return [
    {
      press: 'Enter',
      does: {
        pt: 'No botão do cartão: mostra os números em tabela',
        en: 'On the card’s button: shows the figures as a table',
        fr: 'Sur le bouton de la carte : montre les chiffres en tableau',
        de: 'Auf der Schaltfläche der Karte: zeigt die Zahlen als Tabelle',
      },
      on: button,
      finds: `#${sample} [data-example] section:has(button[aria-pressed=true]:focus) table th[scope=row]`,
    },
    {
      press: 'Space',
      does: { pt: 'Volta ao gráfico', en: 'Goes back to the chart', fr: 'Revient au graphique', de: 'Kehrt zum Diagramm zurück' },
      finds: `${button}[aria-pressed=false]`,
    },
  ];
}
