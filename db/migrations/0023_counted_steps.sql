CREATE TABLE "step_counts" (
	"day" date NOT NULL,
	"step" smallint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "step_counts_day_step_pk" PRIMARY KEY("day","step")
);
