// Redux slice of the queue of messages, and of the story of the item that was found last.
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { overlayRequested, selectIsOverlayOpen } from '../overlays/overlaysSlice.ts';
import { realmOpened, ticked } from '../realm/realmSlice.ts';
import {
  addMessage,
  dropOutdated,
  dropPlace,
  type HintSubject,
  type Message,
  type Moment,
  messageAt,
  type NewMessage,
} from './messageQueue.ts';

export interface MessagesState {
  queue: Message[];
  count: number;
  /** Id of the found item whose story waits on a card; an older story can be read in the journal. */
  story: string | null;
}

const initialState: MessagesState = { queue: [], count: 0, story: null };

const messagesSlice = createSlice({
  name: 'messages',
  initialState,
  reducers: {
    messageAdded(state, { payload }: PayloadAction<NewMessage>) {
      state.count += 1;
      state.queue = addMessage(state.queue, { ...payload, key: state.count });
    },
    /** It was shown, or closed. */
    messagePassed(state, { payload }: PayloadAction<number>) {
      state.queue = state.queue.filter(({ key }) => key !== payload);
    },
    momentCame(state, { payload }: PayloadAction<Moment>) {
      state.queue = dropOutdated(state.queue, payload);
    },
    /** Clears all hints, which are no longer relevant. */
    hintsDropped(state) {
      state.queue = dropPlace(state.queue, 'hint');
    },
    /** Its lantern was lit. */
    offerTaken(state, { payload }: PayloadAction<string>) {
      state.queue = state.queue.filter((message) => message.subject !== 'offer' || message.task !== payload);
    },
    storyFound(state, { payload }: PayloadAction<string>) {
      state.story = payload;
    },
    storyDismissed(state) {
      state.story = null;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(realmOpened, (state) => {
        state.queue = state.queue.filter(({ subject }) => subject === 'toast');
        state.story = null;
      })
      .addCase(overlayRequested, (state) => {
        state.queue = dropOutdated(state.queue, 'window-opened');
      })
      .addCase(ticked, (state) => {
        state.queue = dropOutdated(state.queue, 'progress');
      }),
});

export const { messageAdded, messagePassed, momentCame, hintsDropped, offerTaken, storyFound, storyDismissed } =
  messagesSlice.actions;
export const messagesReducer = messagesSlice.reducer;

/** Queues a hint; its subject says what makes it out of date. */
export const hintGiven = (subject: HintSubject, text: string) => messageAdded({ subject, text });

interface WithMessages {
  messages: MessagesState;
}
type WithBoth = WithMessages & Parameters<typeof selectIsOverlayOpen>[0];

export const selectToast = ({ messages }: WithMessages) => messageAt(messages.queue, 'top', false);
export const selectHint = (state: WithBoth) => messageAt(state.messages.queue, 'hint', selectIsOverlayOpen(state));
const selectShown = (state: WithBoth) => messageAt(state.messages.queue, 'world', selectIsOverlayOpen(state));
export const selectSight = (state: WithBoth) => {
  const shown = selectShown(state);
  return shown?.subject === 'sight' ? shown : undefined;
};
/** The lantern that the key lights now, whatever else is in reach. */
export const selectOffer = (state: WithBoth) => {
  const shown = selectShown(state);
  return shown?.subject === 'offer' ? shown : undefined;
};
const selectWindow = (state: WithBoth) => messageAt(state.messages.queue, 'window', selectIsOverlayOpen(state));
export const selectSummary = (state: WithBoth) => {
  const shown = selectWindow(state);
  return shown?.subject === 'summary' ? shown : undefined;
};
export const selectCompletion = (state: WithBoth) => {
  const shown = selectWindow(state);
  return shown?.subject === 'completion' ? shown : undefined;
};
/** Whether the summary of the finished realm is still to come: until then nothing leads on. */
export const selectIsSummaryDue = ({ messages }: WithMessages): boolean =>
  messages.queue.some(({ subject }) => subject === 'summary');
export const selectStory = ({ messages }: WithMessages): string | null => messages.story;
