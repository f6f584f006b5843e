import { Alert, Button, Group, NumberInput, Stack } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import { IconAlertTriangle, IconArchive, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { confirm } from '#kit/web/dialog/confirm.tsx';
import { useFormat, useNumberMarks } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Callout } from '#kit/web/page/Callout.tsx';
import { toast } from '#kit/web/toast/toast.ts';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Aviso', en: 'Alert', fr: 'Avertissement', de: 'Meldung' },
  words: 'callout feedback mensagem alerta message alerte Hinweis Warnung banner erro error',
  old: ['/components/alerts', '/components/alert', '/gallery/feedback'],
} satisfies Meta;

export const guide: Guide = {
  from: '#kit/web/page/Callout.tsx',
  use: {
    pt: 'Para o que é preciso saber sobre o conteúdo que vem logo abaixo, enquanto for verdade.',
    en: 'For what people need to know about the content right below, as long as it is true.',
    fr: 'Pour ce qu’il faut savoir du contenu qui suit, tant que c’est vrai.',
    de: 'Für das, was man über den folgenden Inhalt wissen muss, solange es stimmt.',
  },
  avoid: {
    pt: 'Para dizer que algo deu certo: use o aviso temporário. O erro de um campo fica abaixo do campo.',
    en: 'To say that something went well: use a toast. The error of a field goes below the field.',
    fr: 'Pour dire qu’une action a réussi : utilisez le message bref. L’erreur d’un champ se place sous le champ.',
    de: 'Um einen Erfolg zu melden: dafür gibt es die kurze Meldung. Der Fehler eines Feldes steht unter dem Feld.',
  },
  keys: [],
  props: [
    {
      name: 'kind',
      type: "'plain' | 'warning' | 'danger'",
      says: {
        pt: 'Uma informação, algo a conferir antes de continuar, ou o que impede de continuar.',
        en: 'Information, something to check before going on, or what keeps you from going on.',
        fr: 'Une information, un point à vérifier avant de continuer, ou ce qui empêche d’aller plus loin.',
        de: 'Eine Information, etwas zum Prüfen vor dem Weitermachen, oder was das Weitermachen verhindert.',
      },
    },
    {
      name: 'role',
      type: "'note' | 'status' | 'alert'",
      says: {
        pt: 'O leitor de tela lê na ordem da página, assim que puder, ou na hora.',
        en: 'A screen reader reads it in the order of the page, as soon as it can, or at once.',
        fr: 'Le lecteur d’écran le lit dans l’ordre de la page, dès qu’il peut, ou tout de suite.',
        de: 'Der Screenreader liest es in der Reihenfolge der Seite, sobald er kann, oder sofort.',
      },
    },
    {
      name: 'actions',
      type: 'ReactNode',
      says: {
        pt: 'Botões no fim da linha; no celular, abaixo do texto.',
        en: 'Buttons at the end of the line; on a phone, below the text.',
        fr: 'Des boutons en fin de ligne ; sur un téléphone, sous le texte.',
        de: 'Schaltflächen am Ende der Zeile; auf dem Telefon unter dem Text.',
      },
    },
  ],
};

export const samples: Samples = {
  OnPage: {
    title: { pt: 'Na página', en: 'On the page', fr: 'Dans la page', de: 'Auf der Seite' },
    says: {
      pt: 'Três graus, cada um com seu ícone: a cor nunca diz nada sozinha.',
      en: 'Three degrees, each with its icon: colour never says anything alone.',
      fr: 'Trois degrés, chacun avec son icône : la couleur ne dit jamais rien seule.',
      de: 'Drei Stufen, jede mit ihrem Symbol: Die Farbe sagt nie etwas allein.',
    },
    picture: true,
  },
  WithAction: {
    title: { pt: 'Com ação', en: 'With an action', fr: 'Avec une action', de: 'Mit Aktion' },
    says: {
      pt: 'Quando há o que fazer, o botão vem junto; aqui, ele só muda este exemplo.',
      en: 'If there is something to do, the button comes along; here it changes this example alone.',
      fr: 'S’il y a quelque chose à faire, le bouton est là ; ici, il ne change que cet exemple.',
      de: 'Gibt es etwas zu tun, ist die Schaltfläche dabei; hier ändert sie nur dieses Beispiel.',
    },
  },
  AtOnce: {
    title: { pt: 'Anunciado na hora', en: 'Announced at once', fr: 'Annoncé aussitôt', de: 'Sofort angesagt' },
    says: {
      pt: 'Com o papel alert, o leitor de tela interrompe o que lê: só para a consequência do que a pessoa acabou de fazer.',
      en: 'With the role alert, a screen reader interrupts what it reads: only for the consequence of what the user has just done.',
      fr: 'Avec le rôle alert, le lecteur d’écran s’interrompt : seulement pour la conséquence de ce que l’on vient de faire.',
      de: 'Mit der Rolle alert unterbricht sich der Screenreader: nur für die Folge dessen, was gerade getan wurde.',
    },
  },
  OtherTones: {
    title: { pt: 'Outros tons', en: 'Other tones', fr: 'Autres tons', de: 'Andere Töne' },
    says: {
      pt: 'O Alert da biblioteca, para o que não é aviso nem erro; leva role="note", ou seria anunciado ao abrir a página.',
      en: 'The library’s Alert, for what is neither a warning nor an error; with role="note", or it would be announced when the page opens.',
      fr: 'L’Alert de la bibliothèque, pour ce qui n’est ni mise en garde ni erreur ; avec role="note", sinon il serait annoncé à l’ouverture.',
      de: 'Der Alert der Bibliothek, für das, was weder Warnung noch Fehler ist; mit role="note", sonst würde er beim Öffnen angesagt.',
    },
  },
  LeastThatSuffices: {
    title: { pt: 'O mínimo necessário', en: 'The least that suffices', fr: 'Le minimum qui suffit', de: 'Das Unauffälligste, das genügt' },
    says: {
      pt: 'Em vez de avisar, faça e permita desfazer; pergunte só o que não dá para desfazer. Aqui, nada é excluído de verdade.',
      en: 'Instead of warning, do it and let the user undo it; ask only about what cannot be undone. Nothing is actually deleted here.',
      fr: 'Plutôt que d’avertir, agissez et proposez d’annuler ; ne demandez que pour l’irréversible. Ici, rien n’est vraiment supprimé.',
      de: 'Statt zu warnen: handeln und das Rückgängigmachen anbieten; fragen nur bei Unwiderruflichem. Hier wird nichts wirklich gelöscht.',
    },
  },
};

const words = {
  plain: {
    pt: 'Os valores são estimados.',
    en: 'The values are estimates.',
    fr: 'Les montants sont estimés.',
    de: 'Die Werte sind geschätzt.',
  },
  rejected: {
    pt: '3 de 120 registros foram rejeitados.',
    en: '3 of 120 records were rejected.',
    fr: '3 enregistrements sur 120 ont été rejetés.',
    de: '3 von 120 Datensätzen wurden abgewiesen.',
  },
  stopped: { pt: 'A importação parou', en: 'The import has stopped', fr: 'L’importation s’est arrêtée', de: 'Der Import hat angehalten' },
  stoppedText: {
    pt: 'O arquivo termina no meio da linha 121. Baixe-o de novo do portal.',
    en: 'The file ends in the middle of line 121. Download it again from the portal.',
    fr: 'Le fichier finit au milieu de la ligne 121. Téléchargez-le à nouveau depuis le portail.',
    de: 'Die Datei endet mitten in Zeile 121. Laden Sie sie erneut vom Portal herunter.',
  },
  archive: { pt: 'Arquivar', en: 'Archive', fr: 'Archiver', de: 'Archivieren' },
  archived: {
    pt: 'Pregão 12/2026 arquivado.',
    en: 'Auction 12/2026 archived.',
    fr: 'Enchère 12/2026 archivée.',
    de: 'Auktion 12/2026 archiviert.',
  },
  listed: {
    pt: 'Pregão 12/2026 na sua lista.',
    en: 'Auction 12/2026 in your list.',
    fr: 'Enchère 12/2026 dans la liste.',
    de: 'Auktion 12/2026 in der Liste.',
  },
  proposal: { pt: 'Valor da proposta', en: 'Value of the proposal', fr: 'Montant de la proposition', de: 'Wert des Angebots' },
  above: {
    pt: 'Acima do valor estimado, a proposta seria desclassificada:',
    en: 'Above the estimated value, the proposal would be disqualified:',
    fr: 'Au-dessus du montant estimé, la proposition serait écartée :',
    de: 'Über dem Schätzwert würde das Angebot ausgeschlossen:',
  },
  open: { pt: 'A sessão está aberta.', en: 'The session is open.', fr: 'La séance est ouverte.', de: 'Die Sitzung ist eröffnet.' },
  won: { pt: 'Lote 2 homologado', en: 'Lot 2 awarded', fr: 'Lot 2 attribué', de: 'Los 2 zugeschlagen' },
  wonText: {
    pt: 'O contrato sai em até cinco dias úteis.',
    en: 'The contract follows within five working days.',
    fr: 'Le contrat suit sous cinq jours ouvrés.',
    de: 'Der Vertrag folgt binnen fünf Werktagen.',
  },
  removeAtOnce: { pt: 'Remover da lista', en: 'Remove from the list', fr: 'Retirer de la liste', de: 'Aus der Liste entfernen' },
  removed: { pt: 'Item removido.', en: 'Item removed.', fr: 'Élément retiré.', de: 'Eintrag entfernt.' },
  back: { pt: 'Item restaurado.', en: 'Item restored.', fr: 'Élément rétabli.', de: 'Eintrag wiederhergestellt.' },
  removeForGood: { pt: 'Excluir definitivamente', en: 'Delete permanently', fr: 'Supprimer définitivement', de: 'Endgültig löschen' },
  confirmTitle: { pt: 'Excluir este exemplo?', en: 'Delete this example?', fr: 'Supprimer cet exemple ?', de: 'Dieses Beispiel löschen?' },
  confirmBody: {
    pt: 'Nada é excluído de verdade: é só para ver a pergunta.',
    en: 'Nothing is actually deleted: this only shows what the question looks like.',
    fr: 'Rien n’est vraiment supprimé : ce n’est qu’un exemple.',
    de: 'Es wird nichts wirklich gelöscht: Das ist nur ein Beispiel.',
  },
  saidYes: { pt: 'Você confirmou.', en: 'You confirmed.', fr: 'Vous avez confirmé.', de: 'Sie haben bestätigt.' },
  saidNo: { pt: 'Você cancelou.', en: 'You cancelled.', fr: 'Vous avez annulé.', de: 'Sie haben abgebrochen.' },
};

export function OnPage() {
  const t = useWords(words);
  return (
    <Stack gap="xs">
      <Callout icon={<IconInfoCircle />}>{t.plain}</Callout>
      <Callout kind="warning" icon={<IconAlertTriangle />}>
        {t.rejected}
      </Callout>
      <Callout kind="danger" icon={<IconAlertTriangle />} title={t.stopped}>
        {t.stoppedText}
      </Callout>
    </Stack>
  );
}

export function WithAction() {
  const t = useWords(words);
  const kit = useTexts('kit');
  const [isArchived, setIsArchived] = useState(true);
  return (
    <Callout
      role="status"
      icon={isArchived ? <IconArchive /> : <IconCircleCheck />}
      actions={
        <Button size="compact-md" variant="light" onClick={() => setIsArchived(!isArchived)}>
          {isArchived ? kit('action.undo') : t.archive}
        </Button>
      }
    >
      {isArchived ? t.archived : t.listed}
    </Callout>
  );
}

export function AtOnce() {
  const t = useWords(words);
  const format = useFormat();
  const marks = useNumberMarks();
  const estimated = 124_500;
  const [value, setValue] = useState<number | string>(130_000);
  return (
    <Stack gap="xs">
      <NumberInput {...marks} label={t.proposal} prefix="R$ " maw={280} min={0} step={1000} value={value} onChange={setValue} />
      {Number(value) > estimated && (
        <Callout role="alert" kind="danger" icon={<IconAlertTriangle />}>
          {t.above} {format.money(estimated)}.
        </Callout>
      )}
    </Stack>
  );
}

export function OtherTones() {
  const t = useWords(words);
  return (
    <Stack gap="xs">
      <Alert role="note" color="info" icon={<IconInfoCircle aria-hidden />}>
        {t.open}
      </Alert>
      <Alert role="note" color="success" icon={<IconCircleCheck aria-hidden />} title={t.won}>
        {t.wonText}
      </Alert>
    </Stack>
  );
}

export function LeastThatSuffices() {
  const t = useWords(words);
  const common = useTexts('common');
  const ask = async () => {
    const yes = await confirm({ title: t.confirmTitle, body: t.confirmBody, action: common('word.delete'), danger: true });
    toast.info(yes ? t.saidYes : t.saidNo);
  };
  return (
    <Group gap="8px 16px">
      <Button variant="default" onClick={() => toast.undo(t.removed, () => toast.success(t.back))}>
        {t.removeAtOnce}
      </Button>
      <Button variant="light" color="danger" aria-haspopup="dialog" onClick={ask}>
        {t.removeForGood}
      </Button>
    </Group>
  );
}
