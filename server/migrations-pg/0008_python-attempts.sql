-- Attempts at Python steps were stored as model cards; the figure "solved" tells them (shared/src/quests/pythonAttempt.ts).
UPDATE "quest_events" SET "kind" = 'python-attempt', "event" = jsonb_set("event", '{kind}', '"python-attempt"')
WHERE "kind" = 'model-card' AND "event" #> '{figures,solved}' IS NOT NULL;
--> statement-breakpoint
UPDATE "realm_states" SET "state" = jsonb_set("state", '{cards}', COALESCE((
	SELECT jsonb_object_agg(card.key, card.value) FROM jsonb_each("state" -> 'cards') AS card WHERE card.value -> 'solved' IS NULL
), '{}'::jsonb))
WHERE EXISTS (
	SELECT 1 FROM jsonb_each(CASE WHEN jsonb_typeof("state" -> 'cards') = 'object' THEN "state" -> 'cards' ELSE '{}'::jsonb END) AS card
	WHERE card.value -> 'solved' IS NOT NULL
);
