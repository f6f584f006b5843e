// The texts of the commands that move, back up, restore and verify the data.
import type { Language } from '#kit/errors.ts';
import type { Reason } from '../transfer/faults.ts';
import type { Finding } from '../transfer/verifyData.ts';

type TransferTexts = {
  usage: Record<'move' | 'backup' | 'restore' | 'verify', string>;
  progress(table: string, rows: string): string;
  /** What to do next, by the engine that has the data now. */
  moved(rows: string, files: string, place: string): string;
  next: Record<'sqlite' | 'postgres', string>;
  backedUp(folder: string, rows: string, files: string, bytes: string): string;
  restored(moment: string, place: string): string;
  /** After the use of a backup that nobody vouches for. */
  unsealed: string;
  /** Files that rows name and that the data did not have. */
  lacked(files: string): string;
  whole: string;
  wholeBackup(moment: string, rows: string, files: string): string;
  faults: Record<Reason, (about: string) => string>;
  findings: Record<Finding['kind'], (about: string) => string>;
};

export const transferTexts: Record<Language, TransferTexts> = {
  pt: {
    usage: {
      move: 'Uso: npm run move -- --to postgres://…|sqlite:PASTA',
      backup: 'Uso: npm run backup -- [PASTA] (sem ela, BACKUP_DIR)',
      restore: 'Uso: npm run restore -- CÓPIA [--to postgres://…|sqlite:PASTA] [--unsealed]',
      verify: 'Uso: npm run verify -- [CÓPIA [--unsealed]]',
    },
    progress: (table, rows) => `${table}: ${rows} linhas`,
    moved: (rows, files, place) => `Pronto e conferido: ${rows} linhas e ${files} arquivos estão em ${place}. A origem ficou como estava.`,
    next: {
      sqlite: 'Para usá-los, defina DATA_DIR com essa pasta, deixe DATABASE_URL vazia e inicie o servidor.',
      postgres: 'Para usá-los, defina DATABASE_URL com esse banco e inicie o servidor.',
    },
    backedUp: (folder, rows, files, bytes) =>
      `${folder}: ${rows} linhas, ${files} arquivos, ${bytes}, conferidos. A cópia contém as chaves de assinatura e os hashes das senhas: proteja-a.`,
    restored: (moment, place) => `Os dados de ${moment} estão em ${place}.`,
    unsealed: 'A cópia não tem selo válido: nada mostra se alguém a alterou.',
    lacked: (files) => `Arquivos citados pelos dados que já não existiam: ${files}`,
    whole: 'Nenhuma falha encontrada.',
    wholeBackup: (moment, rows, files) => `A cópia de ${moment} está íntegra: ${rows} linhas, ${files} arquivos.`,
    faults: {
      notEmpty: (about) => `${about} não está vazio. Nada foi gravado. Escolha um lugar vazio.`,
      otherCopy: (about) => `O destino tem uma cópia inacabada de outra origem (${about}). Esvazie-o ou escolha outro.`,
      sameEngine: (about) => `${about} usa o mesmo tipo de banco que a origem. Faça uma cópia (npm run backup) e restaure-a lá.`,
      inUse: (about) => `${about} está em uso: há outras conexões. Pare os servidores e repita.`,
      noData: (about) => `Não há dados em ${about}.`,
      noBackup: (about) => `${about} não é uma cópia de segurança do Certame.`,
      damaged: (about) => `A cópia está danificada ou incompleta: ${about}. Nada foi gravado. Use outra cópia.`,
      unsealed: (about) =>
        `A cópia ${about} não tem selo (manifest.seal): foi feita sem SECRET_KEY ou por uma versão anterior, ou alguém a alterou. Nada foi gravado. Se você sabe de onde ela vem, repita com --unsealed.`,
      otherKey: (about) =>
        `A cópia ${about} tem o selo de outra SECRET_KEY. Nada foi gravado. Defina essa chave em SECRET_KEY ou SECRET_KEY_PREVIOUS ou, se você sabe de onde a cópia vem, repita com --unsealed.`,
      foreignParts: (about) =>
        `O banco de dados tem ou perdeu partes que o Certame não conhece assim (${about}), e uma cópia dele não é feita nem restaurada. Nada foi gravado. Desfaça essa alteração nos dados e faça outra cópia.`,
      newer: (about) => `Os dados são de uma versão mais nova (${about}). Atualize o Certame antes.`,
      unreachable: (about) => `O banco de dados não pode ser usado: ${about}.`,
      unwritable: (about) => `A cópia não pôde ser gravada em ${about}.`,
    },
    findings: {
      structure: (about) => `Banco de dados danificado: ${about}`,
      missing: (about) => `Falta o arquivo: ${about}`,
      damaged: (about) => `O arquivo não tem o tamanho que os dados dizem (bytes): ${about}`,
      figure: (about) => `Totais diferentes da recontagem: ${about}`,
      unused: (about) => `Arquivo que nada usa (o servidor o remove depois): ${about}`,
    },
  },
  en: {
    usage: {
      move: 'Usage: npm run move -- --to postgres://…|sqlite:FOLDER',
      backup: 'Usage: npm run backup -- [FOLDER] (without it, BACKUP_DIR)',
      restore: 'Usage: npm run restore -- BACKUP [--to postgres://…|sqlite:FOLDER] [--unsealed]',
      verify: 'Usage: npm run verify -- [BACKUP [--unsealed]]',
    },
    progress: (table, rows) => `${table}: ${rows} rows`,
    moved: (rows, files, place) => `Done and verified: ${rows} rows and ${files} files are in ${place}. The source is as it was.`,
    next: {
      sqlite: 'To use them, set DATA_DIR to this folder, leave DATABASE_URL empty, and start the server.',
      postgres: 'To use them, set DATABASE_URL to this database, and start the server.',
    },
    backedUp: (folder, rows, files, bytes) =>
      `${folder}: ${rows} rows, ${files} files, ${bytes}, verified. The backup contains the signing keys and password hashes: protect it.`,
    restored: (moment, place) => `The data of ${moment} is in ${place}.`,
    unsealed: 'The backup has no valid seal: it may have been changed.',
    lacked: (files) => `Files that the data names and that did not exist any more: ${files}`,
    whole: 'No fault was found.',
    wholeBackup: (moment, rows, files) => `The backup of ${moment} is whole: ${rows} rows, ${files} files.`,
    faults: {
      notEmpty: (about) => `${about} is not empty. Nothing was written. Choose an empty place.`,
      otherCopy: (about) => `The target has an unfinished copy of another source (${about}). Empty it, or choose another one.`,
      sameEngine: (about) => `${about} has the same kind of database as the source. Make a backup (npm run backup), and restore it there.`,
      inUse: (about) => `${about} is in use: there are other connections. Stop the servers, and repeat.`,
      noData: (about) => `There is no data in ${about}.`,
      noBackup: (about) => `${about} is not a backup of Certame.`,
      damaged: (about) => `The backup is damaged or incomplete: ${about}. Nothing was written. Use another backup.`,
      unsealed: (about) =>
        `The backup ${about} has no seal (manifest.seal): it was made without SECRET_KEY or by an older version, or was changed. Nothing was written. If you know where it comes from, repeat with --unsealed.`,
      otherKey: (about) =>
        `The backup ${about} was sealed under another SECRET_KEY. Nothing was written. Set that key in SECRET_KEY or SECRET_KEY_PREVIOUS or, if you know where the backup comes from, repeat with --unsealed.`,
      foreignParts: (about) =>
        `The database has or lacks parts otherwise than Certame made them (${about}), and such a backup is neither made nor restored. Nothing was written. Undo that change in the data, and make another backup.`,
      newer: (about) => `The data is of a newer version (${about}). Update Certame first.`,
      unreachable: (about) => `The database cannot be used: ${about}.`,
      unwritable: (about) => `The backup could not be written to ${about}.`,
    },
    findings: {
      structure: (about) => `The database is damaged: ${about}`,
      missing: (about) => `A file is missing: ${about}`,
      damaged: (about) => `A file does not have the size that the data says (bytes): ${about}`,
      figure: (about) => `Figures differ from a recount: ${about}`,
      unused: (about) => `A file that nothing uses (the server removes it later): ${about}`,
    },
  },
  fr: {
    usage: {
      move: 'Usage : npm run move -- --to postgres://…|sqlite:DOSSIER',
      backup: 'Usage : npm run backup -- [DOSSIER] (sinon, BACKUP_DIR)',
      restore: 'Usage : npm run restore -- SAUVEGARDE [--to postgres://…|sqlite:DOSSIER] [--unsealed]',
      verify: 'Usage : npm run verify -- [SAUVEGARDE [--unsealed]]',
    },
    progress: (table, rows) => `${table} : ${rows} lignes`,
    moved: (rows, files, place) =>
      `Terminé et vérifié : ${rows} lignes et ${files} fichiers sont dans ${place}. La source est restée telle quelle.`,
    next: {
      sqlite: 'Pour les utiliser, donnez ce dossier à DATA_DIR, laissez DATABASE_URL vide et démarrez le serveur.',
      postgres: 'Pour les utiliser, donnez cette base à DATABASE_URL et démarrez le serveur.',
    },
    backedUp: (folder, rows, files, bytes) =>
      `${folder} : ${rows} lignes, ${files} fichiers, ${bytes}, vérifiés. La sauvegarde contient les clés de signature et les empreintes des mots de passe : protégez-la.`,
    restored: (moment, place) => `Les données du ${moment} sont dans ${place}.`,
    unsealed: 'La sauvegarde n’a pas de sceau valable : rien ne montre si quelqu’un l’a modifiée.',
    lacked: (files) => `Fichiers que les données citent et qui n’existaient plus : ${files}`,
    whole: 'Aucun défaut n’a été trouvé.',
    wholeBackup: (moment, rows, files) => `La sauvegarde du ${moment} est intacte : ${rows} lignes, ${files} fichiers.`,
    faults: {
      notEmpty: (about) => `${about} n’est pas vide. Rien n’a été écrit. Choisissez un emplacement vide.`,
      otherCopy: (about) => `La cible contient une copie inachevée d’une autre source (${about}). Videz-la ou choisissez-en une autre.`,
      sameEngine: (about) =>
        `${about} a le même type de base que la source. Faites une sauvegarde (npm run backup) et restaurez-la là-bas.`,
      inUse: (about) => `${about} est en service : il y a d’autres connexions. Arrêtez les serveurs et recommencez.`,
      noData: (about) => `Il n’y a pas de données dans ${about}.`,
      noBackup: (about) => `${about} n’est pas une sauvegarde de Certame.`,
      damaged: (about) => `La sauvegarde est endommagée ou incomplète : ${about}. Rien n’a été écrit. Prenez une autre sauvegarde.`,
      unsealed: (about) =>
        `La sauvegarde ${about} n’a pas de sceau (manifest.seal) : elle a été faite sans SECRET_KEY ou par une version antérieure, ou quelqu’un l’a modifiée. Rien n’a été écrit. Si vous savez d’où elle vient, recommencez avec --unsealed.`,
      otherKey: (about) =>
        `La sauvegarde ${about} porte le sceau d’une autre SECRET_KEY. Rien n’a été écrit. Donnez cette clé à SECRET_KEY ou SECRET_KEY_PREVIOUS ou, si vous savez d’où vient la sauvegarde, recommencez avec --unsealed.`,
      foreignParts: (about) =>
        `La base de données a ou a perdu des éléments que Certame n’a pas créés ainsi (${about}) ; une telle sauvegarde n’est ni faite ni restaurée. Rien n’a été écrit. Annulez cette modification dans les données et faites une autre sauvegarde.`,
      newer: (about) => `Les données sont d’une version plus récente (${about}). Mettez d’abord Certame à jour.`,
      unreachable: (about) => `La base de données est inutilisable : ${about}.`,
      unwritable: (about) => `La sauvegarde n’a pas pu être écrite dans ${about}.`,
    },
    findings: {
      structure: (about) => `La base de données est endommagée : ${about}`,
      missing: (about) => `Un fichier manque : ${about}`,
      damaged: (about) => `Un fichier n’a pas la taille que les données indiquent (octets) : ${about}`,
      figure: (about) => `Des totaux diffèrent du recomptage : ${about}`,
      unused: (about) => `Un fichier que rien n’utilise (le serveur le supprimera) : ${about}`,
    },
  },
  de: {
    usage: {
      move: 'Aufruf: npm run move -- --to postgres://…|sqlite:ORDNER',
      backup: 'Aufruf: npm run backup -- [ORDNER] (ohne ihn BACKUP_DIR)',
      restore: 'Aufruf: npm run restore -- SICHERUNG [--to postgres://…|sqlite:ORDNER] [--unsealed]',
      verify: 'Aufruf: npm run verify -- [SICHERUNG [--unsealed]]',
    },
    progress: (table, rows) => `${table}: ${rows} Zeilen`,
    moved: (rows, files, place) => `Fertig und geprüft: ${rows} Zeilen und ${files} Dateien sind in ${place}. Die Quelle ist unverändert.`,
    next: {
      sqlite: 'Um sie zu verwenden, DATA_DIR auf diesen Ordner setzen, DATABASE_URL leer lassen und den Server starten.',
      postgres: 'Um sie zu verwenden, DATABASE_URL auf diese Datenbank setzen und den Server starten.',
    },
    backedUp: (folder, rows, files, bytes) =>
      `${folder}: ${rows} Zeilen, ${files} Dateien, ${bytes}, geprüft. Die Sicherung enthält die Signaturschlüssel und die Hashes der Passwörter: Schützen Sie sie.`,
    restored: (moment, place) => `Die Daten von ${moment} sind in ${place}.`,
    unsealed: 'Die Sicherung hat kein gültiges Siegel: Nichts zeigt, ob jemand sie verändert hat.',
    lacked: (files) => `Dateien, die die Daten nennen und die es nicht mehr gab: ${files}`,
    whole: 'Es wurde kein Fehler gefunden.',
    wholeBackup: (moment, rows, files) => `Die Sicherung von ${moment} ist vollständig: ${rows} Zeilen, ${files} Dateien.`,
    faults: {
      notEmpty: (about) => `${about} ist nicht leer. Es wurde nichts geschrieben. Wählen Sie einen leeren Ort.`,
      otherCopy: (about) => `Im Ziel ist eine unfertige Kopie einer anderen Quelle (${about}). Leeren Sie es, oder wählen Sie ein anderes.`,
      sameEngine: (about) =>
        `${about} hat die gleiche Art von Datenbank wie die Quelle. Machen Sie eine Sicherung (npm run backup), und stellen Sie sie dort wieder her.`,
      inUse: (about) => `${about} ist in Gebrauch: Es gibt andere Verbindungen. Halten Sie die Server an, und wiederholen Sie den Befehl.`,
      noData: (about) => `In ${about} sind keine Daten.`,
      noBackup: (about) => `${about} ist keine Sicherung von Certame.`,
      damaged: (about) =>
        `Die Sicherung ist beschädigt oder unvollständig: ${about}. Es wurde nichts geschrieben. Nehmen Sie eine andere Sicherung.`,
      unsealed: (about) =>
        `Die Sicherung ${about} hat kein Siegel (manifest.seal): Sie wurde ohne SECRET_KEY oder von einer älteren Version gemacht, oder jemand hat sie verändert. Es wurde nichts geschrieben. Wenn Sie wissen, woher sie kommt, wiederholen Sie den Befehl mit --unsealed.`,
      otherKey: (about) =>
        `Die Sicherung ${about} hat das Siegel eines anderen SECRET_KEY. Es wurde nichts geschrieben. Setzen Sie diesen Schlüssel in SECRET_KEY oder SECRET_KEY_PREVIOUS, oder wiederholen Sie den Befehl mit --unsealed, wenn Sie wissen, woher die Sicherung kommt.`,
      foreignParts: (about) =>
        `Die Datenbank hat oder verlor Teile, die Certame nicht so angelegt hat (${about}); eine solche Sicherung wird weder gemacht noch wiederhergestellt. Es wurde nichts geschrieben. Machen Sie diese Änderung in den Daten rückgängig, und machen Sie eine andere Sicherung.`,
      newer: (about) => `Die Daten stammen von einer neueren Version (${about}). Aktualisieren Sie zuerst Certame.`,
      unreachable: (about) => `Die Datenbank kann nicht verwendet werden: ${about}.`,
      unwritable: (about) => `Die Sicherung konnte nicht geschrieben werden: ${about}.`,
    },
    findings: {
      structure: (about) => `Die Datenbank ist beschädigt: ${about}`,
      missing: (about) => `Eine Datei fehlt: ${about}`,
      damaged: (about) => `Eine Datei hat nicht die Größe, die die Daten nennen (Bytes): ${about}`,
      figure: (about) => `Zahlen weichen von einer Nachzählung ab: ${about}`,
      unused: (about) => `Eine Datei, die nichts verwendet (der Server entfernt sie später): ${about}`,
    },
  },
};
