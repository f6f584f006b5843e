// Detects whether a message mentions an attachment, in any of the interface's languages, to warn if there is none.

const attachmentWords =
  /(?<![\p{L}\p{N}])(anex(o|os|a|as|ei|amos|ado|ada|ados|adas|ar)|attach(ed|ment|ments|ing)|ci-joint(e|s|es)?|pi[eè]ces? jointes?|anhang|anh[aä]nge|angeh[aä]ngt|beigef[uü]gt)(?![\p{L}\p{N}])/iu;

/** @param html a message; quoted text is ignored */
export function mentionsAttachment(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const quoted of body.querySelectorAll('blockquote')) quoted.remove();
  return textMentionsAttachment(body.textContent);
}

export function textMentionsAttachment(text: string): boolean {
  return attachmentWords.test(text);
}
