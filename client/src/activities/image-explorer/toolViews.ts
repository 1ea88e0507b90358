// The views of the six tools.
import type { ToolKind } from '@lanternwise/shared/activities/image-explorer/tools';
import type { ComponentType } from 'react';
import { BrightnessTool } from './tools/BrightnessTool.tsx';
import { ChannelsTool } from './tools/ChannelsTool.tsx';
import { EdgesTool } from './tools/EdgesTool.tsx';
import { FeaturesTool } from './tools/FeaturesTool.tsx';
import { PixelsTool } from './tools/PixelsTool.tsx';
import { TrainingTool } from './tools/TrainingTool.tsx';
import type { ToolViewProps } from './toolViewProps.ts';

export const TOOL_VIEWS: { [K in ToolKind]: ComponentType<ToolViewProps<K>> } = {
  pixels: PixelsTool,
  brightness: BrightnessTool,
  channels: ChannelsTool,
  edges: EdgesTool,
  features: FeaturesTool,
  training: TrainingTool,
};
