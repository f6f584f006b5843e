/** What the notifications of tasks hold: the server writes it, the browser makes the sentence. */
export type TaskNotification = {
  task: number;
  title: string;
  /** Who did it. */
  by: string;
  /** Midnight in Brasília at which the due day begins. */
  due: string | null;
};
