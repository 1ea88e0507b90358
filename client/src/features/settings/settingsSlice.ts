// Redux slice of the settings.
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { mergeSettings, type Settings, type SettingsPatch } from './settings.ts';
import { loadSettings } from './settingsStorage.ts';

const settingsSlice = createSlice({
  name: 'settings',
  initialState: loadSettings,
  reducers: {
    /** The user changed a setting. */
    settingsChanged: (state, { payload }: PayloadAction<SettingsPatch>) => mergeSettings(state as Settings, payload),
    /** The account's settings were loaded, for example from another browser. */
    accountSettingsArrived: (state, { payload }: PayloadAction<SettingsPatch>) =>
      mergeSettings(state as Settings, payload),
  },
});

export const { settingsChanged, accountSettingsArrived } = settingsSlice.actions;
export const settingsReducer = settingsSlice.reducer;

export const selectSettings = (state: { settings: Settings }): Settings => state.settings;
